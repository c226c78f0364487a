import { expect } from 'vitest';
import { cartUnitId, couponIssueNo, couponPolicyNo } from '@baguni/domain';
import { aCouponPolicy, anIssuedCoupon, scopeA, scopeB } from '../rows.ts';
import type { RowTests } from './row-tests.ts';

const [one, two] = [cartUnitId(1), cartUnitId(2)];
const c1 = couponIssueNo('C1');
const p1 = couponPolicyNo('P1');

export const couponContract: RowTests = {
  'policies are read by their numbers, in their own tenant; new terms keep what was counted': async (tx) => {
    await tx.putCouponPolicy('marketplace', aCouponPolicy());
    expect(await tx.takeIssue('marketplace', p1)).toBe(1);
    await tx.putCouponPolicy('marketplace', aCouponPolicy({ discountValue: 20 }));
    const stored = { policy: aCouponPolicy({ discountValue: 20 }), issued: 1 };
    expect(await tx.couponPolicies('marketplace', [p1, couponPolicyNo('none')])).toEqual([stored]);
    expect(await tx.couponTerms('marketplace', [p1, couponPolicyNo('none')])).toEqual([stored.policy]);
    expect(await tx.couponTerms('outlet', [p1])).toEqual([]);
    expect(await tx.couponPolicies('marketplace', [])).toEqual([]);
    expect(await tx.couponPolicies('outlet', [p1])).toEqual([]);
    await tx.putCouponPolicy('marketplace', aCouponPolicy({ policyNo: couponPolicyNo('P0'), perBuyer: 0 }));
    expect(await tx.downloadablePolicies('marketplace')).toEqual([stored]);
    expect(await tx.downloadablePolicies('outlet')).toEqual([]);
  },

  '[CP-14] no more are given out than the limit says; without a limit there is always one more': async (tx) => {
    const open = couponPolicyNo('P2');
    await tx.putCouponPolicy('marketplace', aCouponPolicy({ issueLimit: 2 }));
    await tx.putCouponPolicy('marketplace', aCouponPolicy({ policyNo: open }));
    const take = async () => tx.takeIssue('marketplace', p1);
    expect([await take(), await take(), await take()]).toEqual([1, 2, null]);
    for (let n = 1; n <= 3; n += 1) expect(await tx.takeIssue('marketplace', open)).toBe(n);
    expect(await tx.takeIssue('marketplace', couponPolicyNo('none'))).toBeNull();
    expect(await tx.takeIssue('outlet', p1)).toBeNull();
  },

  '[CP-15] tries are counted by buyer, policy and day, and forgotten after their day': async (tx) => {
    expect([await tx.countTry(scopeA, p1, 0), await tx.countTry(scopeA, p1, 0)]).toEqual([1, 2]);
    expect(await tx.countTry(scopeB, p1, 0)).toBe(1);
    expect(await tx.countTry(scopeA, couponPolicyNo('P2'), 0)).toBe(1);
    expect(await tx.countTry(scopeA, p1, 1000)).toBe(1);
    const old = {
      unpaidOrdersBefore: 0,
      idempotencyBefore: 0,
      sessionsExpiredBefore: 0,
      detailsExpiredBefore: 0,
      seenBefore: 0,
    };
    expect(await tx.forget({ ...old, couponTriesBefore: 1000 })).toBe(3);
    expect([await tx.countTry(scopeA, p1, 0), await tx.countTry(scopeA, p1, 1000)]).toEqual([1, 2]);
  },

  '[CP-09] a coupon is in use on one place at most, until it is released; a spent one never again': async (tx) => {
    await tx.addIssuedCoupon(scopeA, anIssuedCoupon());
    await tx.addIssuedCoupon(scopeA, anIssuedCoupon({ issueNo: couponIssueNo('C0') }));
    expect(await tx.useCoupon(scopeA, c1, [one, two])).toBe(true);
    expect(await tx.useCoupon(scopeA, c1, [one])).toBe(false);
    expect(await tx.useCoupon(scopeA, couponIssueNo('none'), [one])).toBe(false);
    const held = async () => (await tx.issuedCoupons(scopeA)).map(({ issueNo, cartUnitIds }) => [issueNo, cartUnitIds]);
    expect(await held()).toEqual([
      ['C0', []],
      ['C1', [one, two]],
    ]);
    await tx.releaseCoupons(scopeA, [c1, couponIssueNo('none')]);
    expect(await tx.useCoupon(scopeA, c1, [two])).toBe(true);
    expect(await tx.spendCoupon(scopeA, c1, [one], 7)).toBe(false);
    expect(await tx.spendCoupon(scopeA, c1, [two], 7)).toBe(true);
    expect(await tx.spendCoupon(scopeA, c1, [two], 8)).toBe(false);
    await tx.releaseCoupons(scopeA, [c1]);
    expect(await tx.useCoupon(scopeA, c1, [one])).toBe(false);
    expect((await tx.issuedCoupons(scopeA))[1]).toEqual(anIssuedCoupon({ spentAt: 7 }));
  },

  'coupons leave a buyer’s hands with the tries, and nobody else’s': async (tx) => {
    for (const scope of [scopeA, scopeB]) {
      await tx.addIssuedCoupon(scope, anIssuedCoupon());
      await tx.countTry(scope, p1, 0);
    }
    await tx.dropIssuedCoupons(scopeA);
    expect(await tx.issuedCoupons(scopeA)).toEqual([]);
    expect(await tx.issuedCoupons(scopeB)).toEqual([anIssuedCoupon()]);
    expect([await tx.countTry(scopeA, p1, 0), await tx.countTry(scopeB, p1, 0)]).toEqual([1, 2]);
  },
};
