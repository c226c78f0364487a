import { scopeA } from '@baguni/backend/testing';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig, type PoolSettings } from '../../config/config.ts';
import { missingPrograms } from '../../testing/production/programs.ts';
import {
  ownCertificate,
  startSystemPostgres,
  systemPrograms,
  type SystemPostgres,
} from '../../testing/system-postgres.ts';
import { openPostgres } from '../open-store.ts';
import { connectorForMigration, connectorForRetention, connectorForShoppers } from './connector.ts';

const patient = { BAGUNI_LOCK_TIMEOUT: '10000', BAGUNI_STATEMENT_TIMEOUT: '10000' };

describe.skipIf(systemPrograms === null || missingPrograms('openssl').length > 0)('connections to PostgreSQL', () => {
  let postgres: SystemPostgres;
  let url: string;
  let certificate: string;
  let holder: pg.Client;
  let watcher: pg.Client;
  beforeAll(async () => {
    const own = await ownCertificate();
    ({ certificate } = own);
    postgres = await startSystemPostgres(own.settings);
    url = postgres.newDatabase('shop');
    await (await openPostgres(url)).close();
    [holder, watcher] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
    await Promise.all([holder.connect(), watcher.connect()]);
  });
  afterEach(() => holder.query('rollback'));
  afterAll(async () => {
    await Promise.all([holder.end(), watcher.end()]);
    postgres.stop();
  });

  const poolOf = (settings: Readonly<Record<string, string>>): PoolSettings => readConfig(settings).pool;
  const countOf = async (condition: string): Promise<number | null> =>
    (await watcher.query(`select from pg_stat_activity where pid <> pg_backend_pid() and ${condition}`)).rowCount;

  test.each([
    ['lock', '55P03', { ...patient, BAGUNI_LOCK_TIMEOUT: '300' }],
    ['statement', '57014', { ...patient, BAGUNI_STATEMENT_TIMEOUT: '1000' }],
  ])('[RL-6] the timeout of a %s ends a change and a read that wait for a lock', async (_, code, settings) => {
    const store = await openPostgres(url, poolOf(settings));
    await holder.query('begin; lock table carts, sessions');
    const failure = { cause: { code } };
    await expect(store.transaction((tx) => tx.bumpCart(scopeA))).rejects.toMatchObject(failure);
    await expect(store.endOf('token', scopeA)).rejects.toMatchObject(failure);
    await store.close();
  });

  test('[RL-6] ends a transaction that stays idle, four times as late as a statement', async () => {
    const store = await openPostgres(url, poolOf({ BAGUNI_STATEMENT_TIMEOUT: '500' }));
    let isEnded = false;
    const idle = store.transaction(async (tx) => {
      const begun = performance.now();
      await tx.bumpCart(scopeA);
      await expect.poll(() => countOf(`state = 'idle in transaction'`)).toBe(0);
      expect(performance.now() - begun).toBeGreaterThan(1_900);
      await tx.bumpCart(scopeA).finally(() => (isEnded = true));
    });
    await expect(idle).rejects.toThrow('the database cannot serve this now');
    expect(isEnded).toBe(true);
    await store.close();
  });

  test('[RL-6] a process opens as many connections as its pool allows, and more changes wait', async () => {
    const store = await openPostgres(url, poolOf({ ...patient, BAGUNI_DATABASE_POOL: '2' }));
    await holder.query('begin; lock table carts');
    const changes = [1, 2, 3, 4, 5].map(() => store.transaction((tx) => tx.bumpCart(scopeA)));
    await expect.poll(() => countOf(`wait_event_type = 'Lock'`)).toBe(2);
    expect(store.connections()).toEqual({ most: 2, open: 2, idle: 0, waiting: 3 });
    await holder.query('rollback');
    await Promise.all(changes);
    await store.close();
  });

  describe.each([
    ['shoppers', connectorForShoppers],
    ['retention', connectorForRetention],
    ['a migration', connectorForMigration],
  ])('for %s', (_, connectorFor) => {
    const isEncrypted = async (at: string, tls: string): Promise<unknown> => {
      const { pool, connect } = connectorFor(at, poolOf({ DATABASE_URL: at, BAGUNI_DATABASE_TLS: tls }));
      try {
        const client = await connect();
        const { rows } = await client.query<object>('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
        client.release();
        return rows;
      } finally {
        await pool.end();
      }
    };

    test('[SV-01] BAGUNI_DATABASE_TLS encrypts them, and accepts a certificate of the given authority only', async () => {
      expect(await isEncrypted(url, 'off')).toEqual([{ ssl: false }]);
      expect(await isEncrypted(url, certificate)).toEqual([{ ssl: true }]);
      await expect(isEncrypted(url, 'on')).rejects.toThrow('self-signed certificate');
      await expect(isEncrypted(url.replace('127.0.0.1', 'localhost'), certificate)).rejects.toThrow('altnames');
    });
  });
});
