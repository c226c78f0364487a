import { sql, type Kysely } from 'kysely';

interface OldCoupon {
  readonly couponIssueNo: string;
  readonly cartUnitIds: readonly number[];
  readonly [term: string]: unknown;
}

interface OldRow {
  readonly tenant: string;
  readonly owner: string;
  readonly coupon_issue_no: string;
  readonly detail: OldCoupon;
}

const noFlags = {
  isClub: false,
  isBusiness: false,
  isMobile: false,
  isApp: false,
  isDelivery: false,
  isOversea: false,
  isTimeSale: false,
  isFreeShipping: false,
};

/** Policy for an old coupon: granted, for all units, without expiry. */
const policyOf = (policyNo: string, { couponIssueNo: _, cartUnitIds: __, ...terms }: OldCoupon): string =>
  JSON.stringify({
    ...terms,
    policyNo,
    expiredDate: '9999-12-31T00:00:00.000Z',
    flags: noFlags,
    target: { type: 'All' },
    paymentCouponName: null,
    eventNo: '',
    encStr: '',
    couponPromotionType: '',
    issueLimit: null,
    perBuyer: 0,
  });

const move = async (db: Kysely<unknown>, { tenant, owner, coupon_issue_no: no, detail }: OldRow): Promise<void> => {
  const policyNo = `given/${owner}/${no}`;
  const on = JSON.stringify(detail.cartUnitIds);
  await sql`insert into coupon_policies (tenant, policy_no, per_buyer, issue_limit, issued, detail)
    values (${tenant}, ${policyNo}, 0, null, 0, ${policyOf(policyNo, detail)})`.execute(db);
  await sql`insert into issued_coupons (tenant, owner, issue_no, policy_no, issued_at, cart_unit_ids, spent_at)
    values (${tenant}, ${owner}, ${no}, ${policyNo}, 0, ${on}, null)`.execute(db);
};

const tables = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('coupon_policies')
    .addColumn('tenant', 'text', (column) => column.notNull())
    .addColumn('policy_no', 'text', (column) => column.notNull())
    .addColumn('per_buyer', 'integer', (column) => column.notNull())
    .addColumn('issue_limit', 'integer')
    .addColumn('issued', 'integer', (column) => column.notNull())
    .addColumn('detail', 'json', (column) => column.notNull())
    .addPrimaryKeyConstraint('coupon_policies_key', ['tenant', 'policy_no'])
    .execute();
  await db.schema
    .createTable('issued_coupons')
    .addColumn('tenant', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('issue_no', 'text', (column) => column.notNull())
    .addColumn('policy_no', 'text', (column) => column.notNull())
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .addColumn('cart_unit_ids', 'json')
    .addColumn('spent_at', 'bigint')
    .addPrimaryKeyConstraint('issued_coupons_key', ['tenant', 'owner', 'issue_no'])
    .execute();
  await db.schema
    .createTable('coupon_tries')
    .addColumn('tenant', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('policy_no', 'text', (column) => column.notNull())
    .addColumn('day', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('coupon_tries_key', ['tenant', 'owner', 'policy_no', 'day'])
    .execute();
};

/** Issued coupons with policies, limits and attempts; keeps applied coupons (CP-09, CP-14). */
export const couponsInHands = async (db: Kysely<unknown>): Promise<void> => {
  await tables(db);
  const { rows } = await sql<OldRow>`select tenant, owner, coupon_issue_no, detail from cart_coupons`.execute(db);
  for (const row of rows) await move(db, row);
  await db.schema.dropTable('cart_coupons').execute();
};
