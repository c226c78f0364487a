import type { CouponRows, StoredPolicy } from '@baguni/backend';
import type { Tenant } from '@baguni/domain';
import type { Revisions } from '../revisions.ts';
import type { Db } from '../schema.ts';

type PolicyRows = Pick<
  CouponRows,
  'couponPolicies' | 'couponTerms' | 'downloadablePolicies' | 'putCouponPolicy' | 'takeIssue'
>;

const policiesOf = (db: Db, tenant: Tenant) =>
  db.selectFrom('coupon_policies').select(['issued', 'detail']).where('tenant', '=', tenant);

const stored = ({
  issued,
  detail,
}: {
  readonly issued: number;
  readonly detail: StoredPolicy['policy'];
}): StoredPolicy => ({ policy: detail, issued });

/** Coupon policies; a conditional update counts downloads, so that the limit holds (CP-14). */
export const policyRows = (db: Db, revisions: Revisions): PolicyRows => ({
  couponPolicies: async (tenant, nos) => {
    if (nos.length === 0) return [];
    return (await policiesOf(db, tenant).where('policy_no', 'in', nos).execute()).map(stored);
  },
  couponTerms: async (tenant, nos) => {
    if (nos.length === 0) return [];
    return (await policiesOf(db, tenant).where('policy_no', 'in', nos).execute()).map(({ detail }) => detail);
  },
  downloadablePolicies: async (tenant) =>
    (await policiesOf(db, tenant).where('per_buyer', '>', 0).execute())
      .map(stored)
      .toSorted((a, b) => (a.policy.policyNo < b.policy.policyNo ? -1 : 1)),
  putCouponPolicy: async (tenant, policy) => {
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
