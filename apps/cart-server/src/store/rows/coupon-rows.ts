import {
  expiryOf,
  keysOfTarget,
  type CouponRows,
  type StoredPolicy,
  type IssuedCoupon,
  type Scope,
} from '@baguni/backend';
import { sql } from 'kysely';
import type { Tenant, CouponIssueNo } from '@baguni/domain/internal';
import type { Revisions, CartLock } from '../revisions.ts';
import { inChunks, type Db, ofShopper } from '../schema.ts';

type PolicyRows = Pick<
  CouponRows,
  'couponPolicies' | 'couponTerms' | 'downloadablePolicies' | 'policiesOfEvent' | 'putCouponPolicy' | 'takeIssue'
>;

const policiesOf = (db: Db, tenant: Tenant) =>
  db.selectFrom('coupon_policies').select(['detail as policy', 'issued']).where('tenant', '=', tenant);

const byNumber = (policies: readonly StoredPolicy[]): readonly StoredPolicy[] =>
  policies.toSorted((a, b) => (a.policy.policyNo < b.policy.policyNo ? -1 : 1));

/** Coupon policies; a conditional update counts downloads, so that the limit holds (CP-14). */
const policyRows = (db: Db, revisions: Revisions): PolicyRows => ({
  couponPolicies: async (tenant, nos) => {
    if (nos.length === 0) return [];
    return policiesOf(db, tenant).where('policy_no', 'in', nos).execute();
  },
  couponTerms: async (tenant, nos) => {
    if (nos.length === 0) return [];
    return (await policiesOf(db, tenant).where('policy_no', 'in', nos).execute()).map(({ policy }) => policy);
  },
  downloadablePolicies: async (tenant, targets, now) => {
    if (targets.length === 0) return [];
    // two statements: PostgreSQL may plan a join to read all policies of the tenant
    const query = db.selectFrom('coupon_targets').select('policy_no').where('tenant', '=', tenant);
    const open = await query.where('target', 'in', targets).where('expires_at', '>=', now).execute();
    const nos = [...new Set(open.map((row) => row.policy_no))];
    return nos.length === 0 ? [] : byNumber(await policiesOf(db, tenant).where('policy_no', 'in', nos).execute());
  },
  policiesOfEvent: async (tenant, eventNo) => {
    const query = policiesOf(db, tenant).where(sql`detail ->> 'eventNo'`, '=', eventNo);
    return byNumber(await query.where('per_buyer', '>', 0).execute());
  },
  putCouponPolicy: async (tenant, policy) => {
    const query = policiesOf(db, tenant).where('policy_no', '=', policy.policyNo);
    const before = await query.executeTakeFirst();
    if (before && JSON.stringify(before.policy) === JSON.stringify(policy)) return false;
    await revisions.ofCatalogue(tenant);
    const terms = {
      per_buyer: policy.perBuyer,
      issue_limit: policy.issueLimit,
      detail: JSON.stringify(policy),
    };
    await db
      .insertInto('coupon_policies')
      .values({ tenant, policy_no: policy.policyNo, issued: 0, ...terms })
      .onConflict((conflict) => conflict.columns(['tenant', 'policy_no']).doUpdateSet(terms))
      .execute();
    const targets = db.deleteFrom('coupon_targets').where('tenant', '=', tenant);
    await targets.where('policy_no', '=', policy.policyNo).execute();
    const keys = policy.perBuyer > 0 ? [...new Set(keysOfTarget(policy.target))] : [];
    const row = { tenant, expires_at: expiryOf(policy), policy_no: policy.policyNo };
    await inChunks(keys, (some) =>
      db
        .insertInto('coupon_targets')
        .values(some.map((target) => ({ ...row, target })))
        .execute(),
    );
    return true;
  },
  takeIssue: async (tenant, policyNo) => {
    const row = await db
      .updateTable('coupon_policies')
      .set((old) => ({ issued: old('issued', '+', 1) }))
      .where('tenant', '=', tenant)
      .where('policy_no', '=', policyNo)
      .where((old) => old.or([old('issue_limit', 'is', null), old('issued', '<', old.ref('issue_limit'))]))
      .returning('issued')
      .executeTakeFirst();
    return row?.issued ?? null;
  },
});

const issuedOf = (db: Db, scope: Scope) =>
  db
    .selectFrom('issued_coupons')
    .select(['issue_no as issueNo', 'policy_no as policyNo', 'issued_at as issuedAt', 'spent_at as spentAt'])
    .select('cart_unit_ids as cartUnitIds')
    .where(ofShopper(scope));

type IssuedRow = Awaited<ReturnType<ReturnType<typeof issuedOf>['execute']>>[number];

const couponOf = (row: IssuedRow): IssuedCoupon => ({ ...row, cartUnitIds: row.cartUnitIds ?? [] });

const unspent = (db: Db, scope: Scope, issueNos: readonly CouponIssueNo[]) =>
  db
    .updateTable('issued_coupons')
    .where(ofShopper(scope))
    .where('issue_no', 'in', issueNos)
    .where('spent_at', 'is', null);

/** Issued coupons, one row each with their units, changed by conditional updates (CP-09). */
const issuedRows = (
  db: Db,
  lock: CartLock,
  revisions: Revisions,
): Pick<CouponRows, 'issuedCoupons' | 'addIssuedCoupon' | 'useCoupon' | 'releaseCoupons' | 'spendCoupon'> => ({
  issuedCoupons: async (scope) => {
    await lock(scope);
    return (await issuedOf(db, scope).execute()).map(couponOf).toSorted((a, b) => (a.issueNo < b.issueNo ? -1 : 1));
  },
  addIssuedCoupon: async (scope, { issueNo, policyNo, issuedAt, cartUnitIds, spentAt }) => {
    await revisions.ofShopper(scope);
    await db
      .insertInto('issued_coupons')
      .values({
        ...scope,
        issue_no: issueNo,
        policy_no: policyNo,
        issued_at: issuedAt,
        cart_unit_ids: cartUnitIds.length > 0 ? JSON.stringify(cartUnitIds) : null,
        spent_at: spentAt,
      })
      .execute();
  },
  useCoupon: async (scope, issueNo, cartUnitIds) => {
    await revisions.ofShopper(scope);
    const { numUpdatedRows } = await unspent(db, scope, [issueNo])
      .set({ cart_unit_ids: JSON.stringify(cartUnitIds) })
      .where('cart_unit_ids', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  releaseCoupons: async (scope, issueNos) => {
    if (issueNos.length === 0) return;
    await revisions.ofShopper(scope);
    await unspent(db, scope, issueNos).set({ cart_unit_ids: null }).execute();
  },
  spendCoupon: async (scope, issueNo, cartUnitIds, now) => {
    await revisions.ofShopper(scope);
    const row = await issuedOf(db, scope).where('issue_no', '=', issueNo).executeTakeFirst();
    const inUse = row ? couponOf(row).cartUnitIds : [];
    if (!cartUnitIds.every((id) => inUse.includes(id))) return false;
    const { numUpdatedRows } = await unspent(db, scope, [issueNo])
      .set({ cart_unit_ids: null, spent_at: now })
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});

export const couponRows = (db: Db, lock: CartLock, revisions: Revisions): CouponRows => ({
  ...policyRows(db, revisions),
  ...issuedRows(db, lock, revisions),
  countTry: async (scope, policyNo, day) => {
    await lock(scope);
    const { tries } = await db
      .insertInto('coupon_tries')
      .values({ ...scope, policy_no: policyNo, day, tries: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant', 'owner', 'policy_no', 'day'])
          .doUpdateSet((row) => ({ tries: row('coupon_tries.tries', '+', 1) })),
      )
      .returning('tries')
      .executeTakeFirstOrThrow();
    return tries;
  },
  dropIssuedCoupons: async (scope) => {
    await revisions.ofShopper(scope);
    for (const table of ['issued_coupons', 'coupon_tries'] as const)
      await db.deleteFrom(table).where(ofShopper(scope)).execute();
  },
});
