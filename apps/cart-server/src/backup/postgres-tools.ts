import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { getCACertificates } from 'node:tls';
import type { DatabaseTls } from '../config/settings.ts';
import { MIGRATION_TABLE } from '../store/migrations.ts';
import type { Archive } from './archive.ts';

type Env = Readonly<Record<string, string>>;

/** Parameters of a URL, and the variables that PostgreSQL's tools read instead. */
const variables: Env = {
  host: 'PGHOST',
  port: 'PGPORT',
  user: 'PGUSER',
  password: 'PGPASSWORD',
  dbname: 'PGDATABASE',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  options: 'PGOPTIONS',
  connect_timeout: 'PGCONNECT_TIMEOUT',
  target_session_attrs: 'PGTARGETSESSIONATTRS',
};

/** Returns the variables for an address, which may name several hosts, so that no command line shows a password. */
export const toolVariables = (url: string): Env => {
  const [address = '', query = ''] = url.slice(url.indexOf('//') + 2).split('?', 2);
  const [authority = '', database = ''] = address.split('/', 2);
  const [places = '', login = ''] = authority.split('@').toReversed();
  const [user = '', password = ''] = login.split(':', 2);
  const hosts = places.split(',').map((place) => /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/u.exec(place) ?? []);
  const parts = {
    user,
    password,
    dbname: database,
    host: hosts.map(([, host = '']) => host.replace(/^\[(.*)\]$/u, '$1')).join(','),
    port: hosts.map(([, , port = '']) => port).join(','),
  };
  const decoded = Object.entries(parts).map(([name, value]): [string, string] => [name, decodeURIComponent(value)]);
  const named = [...decoded.filter(([, value]) => /[^,]/u.test(value)), ...new URLSearchParams(query)];
  return Object.fromEntries(named.flatMap(([name, value]) => (variables[name] ? [[variables[name], value]] : [])));
};

type Tool = 'pg_dump' | 'pg_restore' | 'psql';

interface Running {
  readonly stdout: Readable;
  readonly stdin: NodeJS.WritableStream;
  /** Resolves when the tool has succeeded; rejects with its first error. */
  readonly done: Promise<void>;
  readonly kill: () => void;
}

const start = (tool: Tool, words: readonly string[], env: Env): Running => {
  const child = spawn(tool, words, { env: { ...process.env, ...env }, stdio: 'pipe' });
  const done = async (): Promise<void> => {
    const said = text(child.stderr);
    await once(child, 'close').catch((error: unknown) => {
      throw new Error(`${tool} does not start; install the client programs of PostgreSQL`, { cause: error });
    });
    const lines = (await said).split('\n');
    const first = lines.find((line) => /error|fatal/iu.test(line)) ?? lines[0];
    if (child.exitCode !== 0) throw new Error(first || `${tool} failed`);
  };
  return { stdout: child.stdout, stdin: child.stdin, done: done(), kill: () => void child.kill('SIGKILL') };
};

const outputOf = async (tool: Tool, words: readonly string[], env: Env): Promise<string> => {
  const running = start(tool, words, env);
  const [output] = await Promise.all([text(running.stdout), running.done]);
  return output;
};

const QUIET = ['--no-psqlrc', '--quiet', '--no-password', '--set=ON_ERROR_STOP=1'];

const DROP_TABLES = `begin;
set local statement_timeout = 0;
do $$
declare name text;
begin
  for name in select format('%I.%I', schemaname, tablename) from pg_tables where schemaname = current_schema() loop
    -- a partition is gone with its table
    execute 'drop table if exists ' || name || ' cascade';
  end loop;
end $$;
drop function if exists skip_answered();
`;

/** Feeds the commands of a file to the database in one transaction: without its last line it is rolled back. */
const loadFile = async (file: string, env: Env): Promise<void> => {
  const commands = start('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file], env);
  const database = start('psql', [...QUIET, '--file=-'], env);
  database.stdout.resume();
  // the tool that fails reports it, not the broken pipe between them
  database.stdin.on('error', () => undefined);
  database.stdin.write(DROP_TABLES);
  const feed = async (): Promise<void> => {
    await pipeline(commands.stdout, database.stdin, { end: false }).catch(() => undefined);
    await commands.done;
    database.stdin.end('commit;\nanalyze;\n');
  };
  try {
    await Promise.all([database.done, feed()]);
  } catch (error) {
    for (const tool of [commands, database]) tool.kill();
    await Promise.allSettled([commands.done, database.done]);
    throw error;
  }
};

/** Writes certificates to a file for the tools, until this process ends. */
const fileWith = (certificates: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'baguni-ca-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  const file = join(folder, 'ca.pem');
  writeFileSync(file, certificates);
  return file;
};

/** The tools trust the same authorities as the server. */
const tlsVariables = (tls: DatabaseTls): Env =>
  tls === false ? {} : { PGSSLMODE: 'verify-full', PGSSLROOTCERT: fileWith(tls.ca ?? getCACertificates().join('\n')) };

/** Backups of a PostgreSQL database by its own tools, in their custom format. */
export const postgresArchive = (url: string, tls: DatabaseTls): Archive => {
  const env = { PGAPPNAME: 'baguni-backup', ...tlsVariables(tls), ...toolVariables(url) };
  return {
    extension: 'dump',
    save: async (file) => {
      await outputOf('pg_dump', ['--no-password', '--format=custom', `--file=${file}`], env);
    },
    steps: async (file) => {
      const table = await outputOf('pg_restore', ['--data-only', `--table=${MIGRATION_TABLE}`, '--file=-', file], env);
      const lines = table.split('\n');
      const begin = lines.findIndex((line) => line.startsWith('COPY '));
      return begin === -1 ? [] : lines.slice(begin + 1, lines.indexOf('\\.')).flatMap((row) => row.split('\t', 1));
    },
    isEmpty: async () => {
      const count = 'select count(*) from pg_tables where schemaname = current_schema()';
      return (
        (await outputOf('psql', [...QUIET, '--tuples-only', '--no-align', `--command=${count}`], env)).trim() === '0'
      );
    },
    load: (file) => loadFile(file, env),
  };
};
