import type { CouponIssueNo, Tenant } from '@baguni/domain';
import type { Scope } from '../store/owner.ts';
import type { IssuedCoupon, StoredPolicy } from '../store/rows.ts';
import type { CouponRows } from '../store/tx.ts';
import { keyOf, table, type Journal, type Rows } from './table.ts';

interface PolicyRow extends StoredPolicy {
  readonly tenant: Tenant;
}

interface TryRow {
  readonly owner: string;
  readonly day: number;
  readonly tries: number;
}

export interface CouponTables {
  readonly rows: CouponRows;
  readonly tries: Rows<Pick<TryRow, 'day'>>;
}

const ownerKeyOf = ({ tenant, owner }: Scope): string => keyOf(tenant, owner);
const byNumber = (a: { readonly issueNo: string }, b: { readonly issueNo: string }): number =>
  a.issueNo < b.issueNo ? -1 : 1;

export const couponTables = (log: Journal): CouponTables => {
  const policies = table<PolicyRow>(log);
  const hands = table<ReadonlyMap<CouponIssueNo, IssuedCoupon>>(log);
  const tries = table<TryRow>(log);
  const handOf = (scope: Scope): ReadonlyMap<CouponIssueNo, IssuedCoupon> => hands.get(ownerKeyOf(scope)) ?? new Map();
  const put = (scope: Scope, coupon: IssuedCoupon): void =>
    hands.set(ownerKeyOf(scope), new Map(handOf(scope)).set(coupon.issueNo, coupon));
  const rows: CouponRows = {
    couponPolicies: async (tenant, nos) => nos.flatMap((no) => policies.get(keyOf(tenant, no)) ?? []).map(stored),
    couponTerms: async (tenant, nos) => nos.flatMap((no) => policies.get(keyOf(tenant, no))?.policy ?? []),
    downloadablePolicies: async (tenant) =>
      policies
        .entries()
        .map(([, row]) => row)
        .filter((row) => row.tenant === tenant && row.policy.perBuyer > 0)
        .toSorted((a, b) => (a.policy.policyNo < b.policy.policyNo ? -1 : 1))
        .map(stored),
    putCouponPolicy: async (tenant, policy) => {
      const key = keyOf(tenant, policy.policyNo);
      policies.set(key, { tenant, policy, issued: policies.get(key)?.issued ?? 0 });
    },
    takeIssue: async (tenant, policyNo) => {
      const row = policies.get(keyOf(tenant, policyNo));
      if (!row || row.issued >= (row.policy.issueLimit ?? Infinity)) return null;
      policies.set(keyOf(tenant, policyNo), { ...row, issued: row.issued + 1 });
      return row.issued + 1;
    },
    countTry: async (scope, policyNo, day) => {
      const owner = ownerKeyOf(scope);
      const key = keyOf(owner, policyNo, String(day));
      const now = (tries.get(key)?.tries ?? 0) + 1;
      tries.set(key, { owner, day, tries: now });
      return now;
    },
    issuedCoupons: async (scope) => [...handOf(scope).values()].toSorted(byNumber),
    addIssuedCoupon: async (scope, coupon) => {
      if (handOf(scope).has(coupon.issueNo)) throw new Error('the number of a coupon was given twice');
      put(scope, coupon);
    },
    useCoupon: async (scope, issueNo, cartUnitIds) => {
      const coupon = handOf(scope).get(issueNo);
      if (!coupon || coupon.spentAt !== null || coupon.cartUnitIds.length > 0) return false;
      put(scope, { ...coupon, cartUnitIds });
      return true;
    },
    releaseCoupons: async (scope, issueNos) => {
      for (const no of issueNos) {
        const coupon = handOf(scope).get(no);
        if (coupon && coupon.spentAt === null) put(scope, { ...coupon, cartUnitIds: [] });
      }
    },
    spendCoupon: async (scope, issueNo, cartUnitIds, now) => {
      const coupon = handOf(scope).get(issueNo);
      if (!coupon || coupon.spentAt !== null || !cartUnitIds.every((id) => coupon.cartUnitIds.includes(id)))
        return false;
      put(scope, { ...coupon, cartUnitIds: [], spentAt: now });
      return true;
    },
    dropIssuedCoupons: async (scope) => {
      hands.remove(ownerKeyOf(scope));
      for (const [key, row] of tries.entries()) if (row.owner === ownerKeyOf(scope)) tries.remove(key);
    },
  };
  return { rows, tries };
};

const stored = ({ policy, issued }: PolicyRow): StoredPolicy => ({ policy, issued });
