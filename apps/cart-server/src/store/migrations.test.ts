import { aCouponPolicy, aRecipient, aStoredOrder, scopeA } from '@baguni/backend/testing';
import { couponIssueNo, couponPolicyNo, itemNo, txKey, won } from '@baguni/domain/internal';
import { aCashbackPolicy } from '@baguni/domain/testing';
import { noOffers, type Tx } from '@baguni/backend';
import { Kysely, sql, type Dialect } from 'kysely';
import { expect, test } from 'vitest';
import { patientPool, postgresOfFile } from '../testing/postgres.ts';
import { migrate } from './migrations.ts';
import { connectorForShoppers } from './postgres/connector.ts';
import { postgresDialect } from './postgres/postgres-dialect.ts';
import { noLock } from './revisions.ts';
import type { DatabaseKind, Tables } from './schema.ts';
import { sqlTx } from './sql-tx.ts';
import { sqliteDialect, sqliteFile } from './sqlite/sqlite-dialect.ts';
import { writeStored } from './stored-json.ts';

const postgres = postgresOfFile();

const sqlite = (): Dialect => sqliteDialect(sqliteFile(':memory:'));
const dialectOf = async (kind: DatabaseKind): Promise<Dialect> =>
  kind === 'sqlite' ? sqlite() : postgresDialect(connectorForShoppers(await postgres.emptyDatabase(), patientPool));

const { units, entries, payable, needs } = aStoredOrder();
const oldCoupon = {
  couponIssueNo: 'C1',
  couponType: 'SuperCoupon',
  couponName: { ko: '쿠폰', en: 'Coupon', cn: '优惠券', jp: 'クーポン' },
  discountUnitType: 'Rate',
  discountValue: 5,
  possiblePrice: 1000,
  limitPrice: 0,
  cartUnitIds: [7, 8],
};

const keepsCoupon = async (tx: Tx): Promise<void> => {
  const [issued] = await tx.issuedCoupons(scopeA);
  expect(issued).toMatchObject({ issueNo: couponIssueNo('C1'), cartUnitIds: [7, 8], spentAt: null });
  const [stored] = await tx.couponPolicies(scopeA.tenant, [issued?.policyNo ?? couponPolicyNo('')]);
  const { couponType, couponName, discountValue } = oldCoupon;
  expect(stored?.policy).toMatchObject({
    couponType,
    couponName,
    discountValue,
    possiblePrice: won(1000),
    perBuyer: 0,
  });
  expect(await tx.downloadablePolicies(scopeA.tenant, ['All'], 0)).toEqual([]);
};

const paysOrder = async (tx: Tx): Promise<void> => {
  const older = { payable, needs, countryType: null, shippingCompany: null };
  expect(await tx.order(scopeA, txKey('T1'))).toMatchObject(older);
  expect(await tx.markPaid(scopeA, txKey('T1'), 7)).toBe(true);
};

const deliversOrder = async (tx: Tx): Promise<void> => {
  const order = await tx.order(scopeA, txKey('T1'));
  expect(order?.recipient).toBeUndefined();
  const delivered = { ...aStoredOrder(order ?? {}), recipient: aRecipient() };
  expect(await tx.rewriteOrder(scopeA, delivered)).toBe(true);
  expect(await tx.order(scopeA, txKey('T1'))).toEqual(delivered);
};

const keepsSession = async (tx: Tx): Promise<void> => {
  const session = { tokenHash: 'H1', scope: scopeA, guestOwner: null, createdAt: 0, expiresAt: 1000 };
  const read = await tx.session('H1', 0);
  expect([read?.scope, read?.ordersAsNonMember]).toEqual([scopeA, undefined]);
  await tx.putSession({ ...session, ordersAsNonMember: true });
  expect((await tx.session('H1', 0))?.ordersAsNonMember).toBe(true);
};

const { cartUnitIds: _, ...cashback } = aCashbackPolicy();
const itemA = itemNo('A');
const oldOffers = {
  extraDiscounts: [],
  cashbacks: [{ ...cashback, target: { type: 'All' } }],
  cards: [],
  similar: [{ itemNo: itemA, related: [itemNo('B')] }],
  priceChanges: [1, 2].map((changedAt) => ({ itemNo: itemA, before: 100, changedAt })),
};

const findsOffersByItem = async (tx: Tx): Promise<void> => {
  const { similar, priceChanges, cashbacks } = oldOffers;
  expect(await tx.cashbacks(scopeA.tenant, ['All'])).toEqual(cashbacks);
  // servers of the previous version still read the old lists
  await tx.putOffers(scopeA.tenant, noOffers);
  expect(await tx.offers(scopeA.tenant)).toEqual(oldOffers);
  expect(await tx.itemOffers(scopeA.tenant, 'similar', [itemA])).toEqual(similar);
  expect(await tx.itemOffers(scopeA.tenant, 'priceChanges', [itemA])).toEqual(priceChanges);
};

const oldPolicy = aCouponPolicy({ eventNo: 'E1', target: { type: 'Items', itemNos: [itemA, itemNo('B')] } });

const findsPolicy = async (tx: Tx): Promise<void> => {
  const stored = [{ policy: oldPolicy, issued: 3 }];
  expect(await tx.downloadablePolicies(scopeA.tenant, ['Items/B'], 0)).toEqual(stored);
  expect(await tx.policiesOfEvent(scopeA.tenant, 'E1')).toEqual(stored);
};

const { tenant, owner } = scopeA;
const rows = [
  [
    '[SV-01] keeps an applied coupon',
    '0001-first-tables',
    sql`insert into cart_coupons (tenant, owner, coupon_issue_no, detail)
      values (${tenant}, ${owner}, ${'C1'}, ${JSON.stringify(oldCoupon)})`,
    keepsCoupon,
  ],
  [
    '[SV-01 OV-01] reads an order without a country, and pays it',
    '0003-offers-and-fundings',
    sql`insert into orders (tenant, owner, tx_key, created_at, paid_at, detail)
      values (${tenant}, ${owner}, ${'T1'}, 0, null, ${writeStored('orders', { units, entries, payable, needs, coupons: [] })})`,
    paysOrder,
  ],
  [
    '[SV-01 CK-15] reads a session without the non-member choice, and accepts the choice',
    '0004-country-of-orders',
    sql`insert into sessions (tenant, owner, token_hash, guest_owner, created_at, expires_at)
      values (${tenant}, ${owner}, ${'H1'}, null, 0, 1000)`,
    keepsSession,
  ],
  [
    '[CK-20] delivers an order without a recipient',
    '0013-within-parcels',
    sql`insert into orders (tenant, owner, tx_key, created_at, paid_at, detail)
      values (${tenant}, ${owner}, ${'T1'}, 0, null, ${writeStored('orders', { units, entries, payable, needs, coupons: [] })})`,
    deliversOrder,
  ],
  [
    '[RC-01] finds offers by their items',
    '0011-visits',
    sql`insert into offers (tenant, detail) values (${tenant}, ${JSON.stringify(oldOffers)})`,
    findsOffersByItem,
  ],
  [
    '[CP-14] finds a downloadable policy by its items and its event',
    '0011-visits',
    sql`insert into coupon_policies (tenant, policy_no, per_buyer, issued, detail)
      values (${tenant}, ${oldPolicy.policyNo}, 1, 3, ${JSON.stringify(oldPolicy)})`,
    findsPolicy,
  ],
] as const;

test.each(
  rows.flatMap(([title, ...row]) => (['sqlite', 'postgres'] as const).map((kind) => [title, kind, ...row] as const)),
)('%s from the old tables of %s', async (_, kind, step, insert, read) => {
  const db = new Kysely<Tables>({ dialect: await dialectOf(kind) });
  expect.hasAssertions();
  await migrate(db, kind, step);
  await insert.execute(db);
  await migrate(db, kind);
  await db.transaction().execute((tx) => read(sqlTx(tx, kind, noLock)));
  await db.destroy();
});

test('[RT-07] finds a shopper’s latest details in order without reading all rows', async () => {
  const db = new Kysely<Tables>({ dialect: sqlite() });
  await migrate(db, 'sqlite');
  const plan = await sql<{ readonly detail: string }>`explain query plan select detail_key from kept_details
    where tenant = ${tenant} and owner = ${owner} order by expires_at desc limit 19`.execute(db);
  expect(plan.rows.map(({ detail }) => detail)).toEqual([
    'SEARCH kept_details USING INDEX kept_details_of_shopper (tenant=? AND owner=?)',
  ]);
  await db.destroy();
});

test.each([
  ['saved_units', 'saved_at'],
  ['viewed_items', 'viewed_at'],
])('finds the %s of a shopper by an index', async (table, time) => {
  const db = new Kysely<Tables>({ dialect: sqlite() });
  await migrate(db, 'sqlite');
  const plan = await sql<{ readonly detail: string }>`explain query plan select * from ${sql.table(table)}
    where tenant = ${tenant} and owner = ${owner} order by ${sql.ref(time)} desc`.execute(db);
  expect(plan.rows[0]?.detail).toMatch(
    new RegExp(`^SEARCH ${table} USING INDEX .*\\(tenant=\\? AND owner=\\?\\)$`, 'u'),
  );
  await db.destroy();
});
