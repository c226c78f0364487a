import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface Administrator {
  /** Locks a table, so that others wait to read and write it, or only to write it. */
  readonly hold: (table: string, mode: 'access exclusive' | 'exclusive') => Promise<void>;
  readonly free: () => Promise<void>;
  readonly somebodyWaits: () => Promise<void>;
  readonly endConnections: () => Promise<void>;
  /** Refuses further connections to the database as if it had no room for them. */
  readonly takeAllRoom: () => Promise<void>;
  readonly giveRoom: () => Promise<void>;
  /** Fails every write of a table like a disk error of PostgreSQL, until reset. @param code its SQLSTATE */
  readonly failWrites: (table: string, code: string) => Promise<void>;
  readonly mendWrites: () => Promise<void>;
  readonly leave: () => Promise<void>;
}

/** Selects the connections that wait for a lock. */
export const WAITING = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
export const END_CONNECTIONS = `select pg_terminate_backend(pid, 5000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and usename = current_user`;
const limitConnections = (most: number): string =>
  `do $$ begin execute format('alter database %I connection limit ${most}', current_database()); end $$`;

export const administratorOf = async (url: string): Promise<Administrator> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const run = async (sql: string): Promise<number> => (await client.query(sql)).rowCount ?? 0;
  return {
    hold: async (table, mode) => {
      await run('begin');
      await run(`lock table ${table} in ${mode} mode`);
    },
    free: async () => {
      await run('rollback');
    },
    somebodyWaits: async () => {
      while ((await run(WAITING)) === 0) {
        await wait(5);
        // within a transaction, new connections stay invisible without this
        await run('select pg_stat_clear_snapshot()');
      }
    },
    endConnections: async () => {
      await run(END_CONNECTIONS);
    },
    takeAllRoom: async () => {
      await run(limitConnections(0));
    },
    giveRoom: async () => {
      await run(limitConnections(-1));
    },
    failWrites: async (table, code) => {
      await run(`create function failing() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file: No space left on device' using errcode = '${code}'; end $$`);
      await run(`create trigger failing before insert or update on ${table} execute function failing()`);
    },
    mendWrites: async () => {
      await run('drop function failing cascade');
    },
    leave: () => client.end(),
  };
};
