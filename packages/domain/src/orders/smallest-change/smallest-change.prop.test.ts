import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cart } from '../../cart/cart.ts';
import { arbSmallOrder } from '../../testing/arbitraries/small-order.ts';
import type { Fix } from '../../rule/rule.ts';
import { diagnose } from '../../rule/judge.ts';
import { checkoutFactsOf } from '../../rules/checkout/checkout-facts.ts';
import { withFix } from '../fix.ts';
import { checkoutRules } from '../../rules/checkout-rules.ts';
import { smallestChange } from './smallest-change.ts';
import { worthOf } from './worth.ts';
import { laws } from '../../testing/laws.ts';

const passes = (state: Cart): boolean => diagnose(checkoutRules)(checkoutFactsOf(state)).length === 0;

const subsets = <A>(values: readonly A[]): readonly (readonly A[])[] =>
  values.reduce<readonly (readonly A[])[]>((all, value) => all.flatMap((one) => [one, [...one, value]]), [[]]);

const everyProof: readonly Fix[] = [
  { type: 'SignIn' },
  { type: 'VerifyIdentity' },
  { type: 'VerifyAdult' },
  { type: 'GivePapers', paper: 'Consent' },
  { type: 'GivePapers', paper: 'TaiwanIdNumber' },
  { type: 'GivePapers', paper: 'ChinaIdImage' },
  { type: 'Agree', code: 'CART-BR7-09' },
  { type: 'Agree', code: 'ASK-OVERSEA-CONSENT' },
];

const leastLoss = (state: Cart): number => {
  const worth = worthOf(state);
  const chosen = checkoutFactsOf(state).chosen.map(({ cartUnitId }) => cartUnitId);
  const coupons = state.appliedCoupons.map(({ couponIssueNo }) => couponIssueNo);
  const losses = subsets(chosen).flatMap((left) =>
    subsets(coupons).flatMap((off) => {
      const deselect = { type: 'Deselect', cartUnitIds: left } as const;
      const remove = { type: 'RemoveCoupons', cartUnitIds: [], couponIssueNoes: off } as const;
      const after = [deselect, remove, ...everyProof].reduce<Cart>(withFix, state);
      const loss = [...left.map(worth.ofUnit), ...off.map(worth.ofCoupon)].reduce((total, each) => total + each, 0);
      return passes(after) ? [loss] : [];
    }),
  );
  return Math.min(...losses);
};

test('[CK-18] the smallest change gives up exactly as much as the best of all changes, and makes the cart orderable', () => {
  laws(30).forAll([arbSmallOrder], (state) => {
    const change = O.toNullable(smallestChange(state));
    const least = leastLoss(state);
    expect(change?.lost ?? Infinity).toBe(least);
    if (!change) return;
    expect([change.isProved, change.bound]).toEqual([true, change.lost]);
    expect(passes(change.fixes.reduce(withFix, state))).toBe(true);
  });
});

test('[CK-18] every fix is necessary: without any one of them the cart is not orderable', () => {
  laws(80).forAll([arbSmallOrder], (state) => {
    const fixes = O.toNullable(smallestChange(state))?.fixes ?? [];
    for (const fix of fixes)
      expect([fix, passes(fixes.filter((one) => one !== fix).reduce(withFix, state))]).toEqual([fix, false]);
  });
});

test('[CK-18] a result at the limit is still a valid order with a valid gap', () => {
  laws(15).forAll([arbSmallOrder, fc.nat(4)], (state, nodeLimit) => {
    const change = O.toNullable(smallestChange(state, nodeLimit));
    const least = leastLoss(state);
    expect(change === null).toBe(least === Infinity);
    if (!change) return;
    expect(passes(change.fixes.reduce(withFix, state))).toBe(true);
    expect([change.bound <= least, least <= change.lost]).toEqual([true, true]);
    expect(change.isProved).toBe(change.bound === change.lost);
  });
});
