import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AppliedPromotion } from '../../entities/discount/applied-promotion.ts';
import { cartUnitId } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { pricedOf } from '../../selectors/priced-of.ts';
import type { Cart } from '../../cart/cart.ts';
import { anOpenCart, withAllSelected, anItem, aUnit, aCoupon, aFundingDiscount, aPolicy } from '../../testing/index.ts';
import { isShare } from '../ledger/ledger.ts';
import { forAll } from '../../testing/laws.ts';

const [one, other] = [cartUnitId(1), cartUnitId(2)];

const promotion = (shares: readonly (readonly [typeof one, number])[], over: Partial<AppliedPromotion> = {}) => ({
  promotion: 'three',
  code: 'BUY-N-GET-M',
  name: '3 for 2',
  basis: won(20_000),
  shares: shares.map(([cartUnitId, amount]) => ({ cartUnitId, amount: won(amount) })),
  ...over,
});

const cart = (appliedPromotions: readonly AppliedPromotion[], over: Partial<Cart> = {}): Cart =>
  withAllSelected(
    anOpenCart(
      [one, other].map((id) => aUnit({ cartUnitId: id, item: anItem({ itemSellPrice: won(10_000) }) })),
      { appliedPromotions, ...over },
    ),
  );

test('[EN-09 PR-08] applies a promotion after funding and before coupons, with its basis in the entry', () => {
  const state = cart([promotion([[one, 3000]])], {
    fundingDiscounts: [aFundingDiscount({ discountPrice: won(1000), cartUnitIds: [one] })],
    appliedCoupons: [aCoupon({ discountUnitType: 'Rate', discountValue: 10, cartUnitIds: [one] })],
  });
  const entries = pricedOf(state).unitEntries.get(one) ?? [];
  expect(entries.map(({ rule, amount }) => [rule, amount])).toEqual([
    ['ItemPrice', 10_000],
    ['FundingDiscount', -1000],
    ['Promotion', -3000],
    ['BuyerCoupon', -600],
  ]);
  expect(entries.find(({ rule }) => rule === 'Promotion')?.inputs).toEqual({
    promotion: 'three',
    code: 'BUY-N-GET-M',
    name: '3 for 2',
    basis: 20_000,
    worth: 3000,
  });
});

test('[EN-09 PR-07] caps the share at the remaining price of a unit; an unselected unit gets no share', () => {
  const shares = [
    [one, 12_000],
    [other, 500],
  ] as const;
  const state = cart([promotion(shares)]);
  expect(pricedOf(state).goods).toBe(9500);
  expect(pricedOf({ ...state, selected: [one] }).goods).toBe(0);
  expect(pricedOf({ ...state, selected: [other] }).goods).toBe(9500);
  expect(pricedOf(state).entries.filter(isShare).length).toBe(2);
});

test('[EN-09 SH-03] the price with the promotion counts towards free shipping', () => {
  const policy = aPolicy({ isConditionalFree: true, conditionalFreeBasisCost: won(20_000) });
  const fee = (promotions: readonly AppliedPromotion[]) =>
    pricedOf(cart(promotions, { shippingPolicies: [policy] })).entries.find(({ rule }) => rule === 'ShippingFee');
  expect([fee([])?.amount, fee([promotion([[one, 1]])])?.amount]).toEqual([0, policy.shippingFee]);
});

test('[EN-09 PR-08] for any promotion, a ledger adds up and no unit falls below 0', () => {
  forAll([fc.array(fc.tuple(fc.constantFrom(one, other), fc.nat(30_000)), { maxLength: 4 })], (takes) => {
    const state = cart(takes.map((share) => promotion([share])));
    const priced = pricedOf(state);
    expect(priced.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(priced.payable);
    for (const id of [one, other]) {
      const left = (priced.unitEntries.get(id) ?? []).reduce((sum, { amount }) => sum + amount, 0);
      const off = takes.reduce((sum, [unit, amount]) => sum + (unit === id ? amount : 0), 0);
      expect(left).toBe(Math.max(0, 10_000 - off));
    }
  });
});
