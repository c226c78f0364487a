import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePorts, serviceFolder, startProgram, type Program } from './programs.ts';

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
    'port=5000 dbname=baguni': `port=${databasePort} dbname=${database}`,
    'listen_port = 6432': `listen_port = ${port}`,
    '/etc/pgbouncer/userlist.txt': users,
    'stats_users = baguni': `stats_users = ${user.split('"')[1]}`,
  });
  return listening(startProgram('pgbouncer', [file]), port);
};

/** A running PgBouncer, and the address of its database. */
export interface Pooler {
  readonly pooler: Program;
  readonly pooled: URL;
}

/** Starts PgBouncer in front of a database. */
export const poolerFor = async (direct: URL): Promise<Pooler> => {
  const [port = 0] = await freePorts(1);
  const pooler = await startPgBouncer({
    port,
    databasePort: Number(direct.port),
    database: direct.pathname.slice(1),
    user: `"${direct.username}" "${direct.password}"`,
  });
  return { pooler, pooled: Object.assign(new URL(direct), { port: String(port), pathname: '/baguni' }) };
};

/** Starts Redis without files. @param settings of Redis, like `--requirepass secret` */
export const startRedis = (port: number, ...settings: readonly string[]): Promise<Program> =>
  listening(
    startProgram('redis-server', ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', ...settings]),
    port,
  );

interface Balanced {
  readonly shopperPort: number;
  readonly serverPorts: readonly [number, number];
  readonly primaryPort: number;
  readonly databasePorts: readonly [number, number];
}

/** A running haproxy in front of two servers. */
export interface Haproxy extends Program {
  /** True if haproxy counts both servers as ready, as it does before its first check. */
  readonly areServersUp: () => boolean;
  /** The number of times that a server became unready. */
  readonly failures: () => number;
}

/** Starts haproxy with `deploy/haproxy.cfg`, without TLS. */
export const startHaproxy = async (ports: Balanced): Promise<Haproxy> => {
  const { shopperPort, serverPorts, primaryPort, databasePorts } = ports;
  const file = deployed('haproxy.cfg', serviceFolder(), {
    'maxconn 8000': 'maxconn 200',
    'bind :443 ssl crt /etc/haproxy/cart.pem alpn h2,http/1.1': `bind 127.0.0.1:${shopperPort}`,
    '10.0.0.1:4000': `127.0.0.1:${serverPorts[0]}`,
    '10.0.0.2:4000': `127.0.0.1:${serverPorts[1]}`,
    '127.0.0.1:5000': `127.0.0.1:${primaryPort}`,
    '10.0.0.11:5432': `127.0.0.1:${databasePorts[0]}`,
    '10.0.0.12:5432': `127.0.0.1:${databasePorts[1]}`,
  });
  const program = await listening(startProgram('haproxy', ['-db', '-f', file]), shopperPort);
  const lastReport = (name: string, state: 'UP' | 'DOWN'): number =>
    program.output().lastIndexOf(`Server carts/${name} is ${state}`);
  const isUp = (name: string): boolean => lastReport(name, 'UP') >= lastReport(name, 'DOWN');
  return {
    ...program,
    areServersUp: () => isUp('first') && isUp('second'),
    failures: () => program.output().match(/Server carts\/\w+ is DOWN/gu)?.length ?? 0,
  };
};
