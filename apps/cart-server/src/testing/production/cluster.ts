import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePorts, runProgram, serviceFolder, startProgram, type Program } from './programs.ts';

export { missingPrograms } from './programs.ts';

/** The programs that a cluster needs. */
export const clusterPrograms = ['initdb', 'postgres', 'pg_basebackup', 'pg_ctl'] as const;

const POLL_MS = 20;
const flags = ['fsync=off', 'max_connections=100', 'wal_retrieve_retry_interval=100', 'unix_socket_directories='];

/** A primary of PostgreSQL, and a standby that confirms each commit. */
export interface Cluster {
  readonly password: string;
  readonly ports: readonly [number, number];
  /** The URL of a database on both hosts. */
  readonly url: string;
  /** Runs a statement on the primary. */
  readonly query: <Row>(sql: string) => Promise<readonly Row[]>;
  /** Starts the primary again, and waits for its standby. */
  readonly startPrimary: () => Promise<void>;
  readonly stopPrimary: (signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => Promise<void>;
  readonly promoteStandby: () => Promise<void>;
  /** Copies the primary to the other host, as its standby. */
  readonly addStandby: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a cluster with one database. */
export const startCluster = async (database = 'baguni'): Promise<Cluster> => {
  const folder = serviceFolder();
  const password = randomBytes(8).toString('hex');
  const [one = 0, two = 0] = await freePorts(2);
  const ports = [one, two] as const;
  const running = new Map<number, Program>();
  let [primary, standby] = ports;
  const dataOf = (port: number): string => join(folder, String(port));
  const urlOf = (hosts: string, name = database): string => `postgres://baguni:${password}@${hosts}/${name}`;

  const queryAt = async <Row>(port: number, sql: string, name?: string): Promise<readonly Row[]> => {
    const client = new pg.Client({ connectionString: urlOf(`127.0.0.1:${port}`, name) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller describes the columns
      return (await client.query(sql)).rows as readonly Row[];
    } finally {
      await client.end();
    }
  };
  const until = async (port: number, sql: string): Promise<void> => {
    for (;;) {
      const program = running.get(port);
      if (program && program.child.exitCode !== null) throw new Error(program.output());
      const rows = await queryAt(port, sql, 'postgres').catch(() => []);
      if (rows.length > 0) return;
      await wait(POLL_MS);
    }
  };
  const start = async (port: number): Promise<void> => {
    const settings = [...flags, `port=${port}`].flatMap((flag) => ['-c', flag]);
    running.set(port, startProgram('postgres', ['-D', dataOf(port), ...settings]));
    await until(port, 'select 1');
  };

  /** Waits until the standby confirms each commit. */
  const confirmed = (): Promise<void> => until(primary, `select from pg_stat_replication where sync_state = 'sync'`);

  const addStandby = async (): Promise<void> => {
    rmSync(dataOf(standby), { recursive: true, force: true });
    const from = ['-d', urlOf(`127.0.0.1:${primary}`, 'postgres'), '-D', dataOf(standby)];
    await runProgram('pg_basebackup', [...from, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']);
    await start(standby);
    await queryAt(primary, `alter system set synchronous_standby_names = '*'`);
    await queryAt(primary, 'select pg_reload_conf()');
    await confirmed();
  };

  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  const first = [
    '-D',
    dataOf(primary),
    '-U',
    'baguni',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--no-sync',
  ];
  await runProgram('initdb', [...first, '-E', 'UTF8', '--locale=C']);
  const rules = join(dataOf(primary), 'pg_hba.conf');
  // the first rule that matches counts
  writeFileSync(rules, `host postgres haproxy 127.0.0.1/32 trust\n${readFileSync(rules, 'utf8')}`);
  await start(primary);
  await queryAt(primary, 'create role haproxy login', 'postgres');
  if (database !== 'postgres') await queryAt(primary, `create database ${database}`, 'postgres');
  await addStandby();

  return {
    password,
    ports,
    url: `${urlOf(ports.map((port) => `127.0.0.1:${port}`).join(','))}?target_session_attrs=read-write`,
    query: (sql) => queryAt(primary, sql),
    startPrimary: async () => {
      await start(primary);
      await confirmed();
    },
    stopPrimary: async (signal) => running.get(primary)?.end(signal),
    promoteStandby: async () => {
      await runProgram('pg_ctl', ['promote', '-w', '-D', dataOf(standby)]);
      [primary, standby] = [standby, primary];
    },
    addStandby,
    stop: async () => {
      await Promise.all([...running.values()].map((program) => program.end('SIGQUIT')));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
