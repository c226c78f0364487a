import { aStoredOrder, scopeA } from '@baguni/backend/testing';
import { txKey } from '@baguni/domain';
import { Kysely, PostgresDialect, sql, type Dialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import type { DatabaseKind, Tables } from '../schema.ts';
import { migrate, migrations } from './migrations.ts';
import { sqliteDialect, sqliteFile } from '../sqlite/sqlite-dialect.ts';
import { noLock } from '../revisions.ts';
import { sqlTx } from '../sql-tx.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.stop());

const { units, entries, payable, needs } = aStoredOrder();
const detail = JSON.stringify({ units, entries, payable, needs, coupons: [] });

const thirdTables = async (db: Kysely<Tables>, kind: DatabaseKind): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations(kind)) } });
  const { error } = await migrator.migrateTo('0003-offers-and-fundings');
  if (error) throw new Error('the older tables could not be made', { cause: error });
  await sql`insert into orders (tenant, owner, tx_key, created_at, paid_at, detail)
    values (${scopeA.tenant}, ${scopeA.owner}, ${'T1'}, 0, null, ${detail})`.execute(db);
};

const dialects: readonly (readonly [DatabaseKind, () => Promise<Dialect>])[] = [
  ['sqlite', () => Promise.resolve(sqliteDialect(sqliteFile(':memory:')))],
  [
    'postgres',
    async () => new PostgresDialect({ pool: new pg.Pool({ connectionString: await postgres.emptyDatabase() }) }),
  ],
];

test.each(dialects)('[SV-01 OV-01] reads on %s an old order without a country, and pays it', async (kind, dialect) => {
  const db = new Kysely<Tables>({ dialect: await dialect() });
  await thirdTables(db, kind);
  await migrate(db, kind);
  await db.transaction().execute(async (trx) => {
    const tx = sqlTx(trx, noLock);
    const older = { payable, needs, countryType: null, shippingCompany: null };
    expect(await tx.order(scopeA, txKey('T1'))).toMatchObject(older);
    expect(await tx.markPaid(scopeA, txKey('T1'), 7)).toBe(true);
  });
  await db.destroy();
});
