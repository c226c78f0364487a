import { couponPolicyNo, couponIssueNo, won } from '@baguni/domain';
import { Kysely, sql, type Dialect, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import pg from 'pg';
import { scopeA } from '@baguni/backend/testing';
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

const old = {
  couponIssueNo: 'C1',
  couponType: 'SuperCoupon',
  couponName: { ko: '쿠폰', en: 'Coupon', cn: '优惠券', jp: 'クーポン' },
  discountUnitType: 'Rate',
  discountValue: 5,
  possiblePrice: 1000,
  limitPrice: 0,
  cartUnitIds: [7, 8],
};

const firstTables = async (db: Kysely<Tables>, kind: DatabaseKind): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations(kind)) } });
  const { error } = await migrator.migrateTo('0001-first-tables');
  if (error) throw new Error('the first tables could not be made', { cause: error });
  await sql`insert into cart_coupons (tenant, owner, coupon_issue_no, detail)
    values (${scopeA.tenant}, ${scopeA.owner}, ${'C1'}, ${JSON.stringify(old)})`.execute(db);
};

const dialects: readonly (readonly [DatabaseKind, () => Promise<Dialect>])[] = [
  ['sqlite', () => Promise.resolve(sqliteDialect(sqliteFile(':memory:')))],
  [
    'postgres',
    async () => new PostgresDialect({ pool: new pg.Pool({ connectionString: await postgres.emptyDatabase() }) }),
  ],
];

test.each(dialects)('[SV-01] keeps on %s an applied coupon from the old tables', async (kind, dialect) => {
  const db = new Kysely<Tables>({ dialect: await dialect() });
  await firstTables(db, kind);
  await migrate(db, kind);
  await db.transaction().execute(async (trx) => {
    const tx = sqlTx(trx, noLock);
    const [issued] = await tx.issuedCoupons(scopeA);
    expect(issued).toMatchObject({ issueNo: couponIssueNo('C1'), cartUnitIds: [7, 8], spentAt: null });
    const [stored] = await tx.couponPolicies(scopeA.tenant, [issued?.policyNo ?? couponPolicyNo('')]);
    expect(stored?.policy).toMatchObject({
      couponType: 'SuperCoupon',
      couponName: old.couponName,
      discountValue: 5,
      possiblePrice: won(1000),
      perBuyer: 0,
    });
    expect(await tx.downloadablePolicies(scopeA.tenant)).toEqual([]);
  });
  await db.destroy();
});
