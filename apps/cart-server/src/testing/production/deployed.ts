import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serviceFolder, startProgram, type Program } from './programs.ts';

const POLL_MS = 20;

/** Copies a file of `deploy` with other addresses. @throws an error if it lacks one of them */
const deployed = (name: string, folder: string, addresses: Readonly<Record<string, string>>): string => {
  let text = readFileSync(fileURLToPath(new URL(`../../../../../deploy/${name}`, import.meta.url)), 'utf8');
  for (const [from, to] of Object.entries(addresses)) {
    if (!text.includes(from)) throw new Error(`deploy/${name} has no ${from}`);
    text = text.replaceAll(from, to);
  }
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const listening = async (program: Program, port: number): Promise<Program> => {
  for (;;) {
    if (program.child.exitCode !== null) throw new Error(program.output());
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return program;
    await wait(POLL_MS);
  }
};

interface Pooled {
  readonly port: number;
  readonly databasePort: number;
  readonly database?: string;
  /** The user with the stored form of its password. */
  readonly user: string;
}

/** Starts PgBouncer with `deploy/pgbouncer.ini`. */
export const startPgBouncer = async ({ port, databasePort, database = 'baguni', user }: Pooled): Promise<Program> => {
  const folder = serviceFolder();
  const users = join(folder, 'userlist.txt');
  writeFileSync(users, `${user}\n`);
  const file = deployed('pgbouncer.ini', folder, {
    'port=5432 dbname=baguni': `port=${databasePort} dbname=${database}`,
    'listen_port = 6432': `listen_port = ${port}`,
    '/etc/pgbouncer/userlist.txt': users,
  });
  return listening(startProgram('pgbouncer', [file]), port);
};
