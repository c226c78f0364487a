import { scopeA } from '@baguni/backend/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { postgresOfFile } from '../../testing/postgres.ts';
import { poolerFor } from '../../testing/production/deployed.ts';
import { missingPrograms, type Program } from '../../testing/production/programs.ts';
import { TemporarilyUnavailable } from '../database-errors.ts';
import { migrateStore, openPostgres } from '../open-store.ts';

describe.skipIf(missingPrograms('pgbouncer').length > 0)('PgBouncer in transaction mode', () => {
  const postgres = postgresOfFile();
  let direct: URL;
  let pooled: URL;
  let pooler: Program;
  beforeAll(async () => {
    direct = new URL(await postgres.emptyDatabase());
    ({ pooler, pooled } = await poolerFor(direct));
  });
  afterAll(() => pooler.end('SIGKILL'));

  const on = async <Row extends object>(url: URL, statement: string): Promise<readonly Row[]> => {
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    try {
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end();
    }
  };

  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  /** The timeouts of statements outside transactions: of a statement, and of a wait for a lock. */
  const timeouts = async (): Promise<readonly string[]> => {
    const [row] = await on<{ statement: string; lock: string }>(
      pooled,
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
    );
    return row ? [row.statement, row.lock] : [];
  };

  test('[SV-01 RL-6] ends a statement at the timeout of its transaction, and leaves the session of others unchanged', async () => {
    const store = await openPostgres(pooled.href, { ...readConfig({}).pool, statementMs: 1_000 });
    const holder = new pg.Client({ connectionString: direct.href });
    await holder.connect();
    await holder.query('begin; lock table carts');
    await expect(store.transaction((tx) => tx.bumpCart(scopeA))).rejects.toMatchObject({ cause: { code: '57014' } });
    // the statement ended, not only the connection of the server
    expect(await on(direct, waiting)).toEqual([]);
    await holder.query('rollback');
    await holder.end();
    await store.close();
    expect(await timeouts()).toEqual(['2500ms', '2500ms']);
  });

  test('[SV-01 RL-6] ends a wait for a lock at the timeout of its transaction, or else at that of the pooler', async () => {
    const store = await openPostgres(pooled.href, { ...readConfig({}).pool, statementMs: 10_000, lockMs: 300 });
    const holder = new pg.Client({ connectionString: direct.href });
    await holder.connect();
    await holder.query('begin; lock table carts, sessions');
    await expect(store.transaction((tx) => tx.bumpCart(scopeA))).rejects.toMatchObject({ cause: { code: '55P03' } });
    // outside a transaction
    await expect(store.endOf('token', scopeA)).rejects.toThrow(TemporarilyUnavailable);
    expect(await on(direct, waiting)).toEqual([]);
    await holder.end();
    await store.close();
    expect(await timeouts()).toEqual(['2500ms', '2500ms']);
  });

  test('shows its pools to the user of the server', async () => {
    const own = Object.assign(new URL(pooled), { pathname: '/pgbouncer' });
    expect(await on(own, 'show pools')).toContainEqual(expect.objectContaining({ database: 'pgbouncer' }));
  });

  test('refuses to migrate through it, because a migration needs a session', async () => {
    const migration = migrateStore(readConfig({ DATABASE_URL: pooled.href }), () => undefined);
    await expect(migration).rejects.toThrow('DATABASE_URL leads to a pooler');
  });
});
