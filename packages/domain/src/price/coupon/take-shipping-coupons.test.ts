import { expect, test } from 'vitest';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { bundleKey, cartUnitId, couponIssueNo, shippingPolicyKey } from '../../money/ids.ts';
import { totalOf, type LedgerEntry } from '../ledger/ledger.ts';
import { priceCart } from '../price-cart.ts';
import { pricedOf, pricingInput } from '../../selectors/priced-of.ts';
import { cartSummary, itemGroupSummary, sellerGroupSummary } from '../priced/summary.ts';
import { won } from '../../money/won.ts';
import { aCoupon, aPolicy, aUnit, anOpenCart, arbCartState, withAllSelected } from '../../testing/index.ts';
import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';
import { law } from '../../testing/laws.ts';

const shipping = (over: Partial<AppliedCoupon> = {}): AppliedCoupon =>
  aCoupon({ couponName: '무료배송', discountValue: 100, isFreeShipping: true, ...over });

const units = [1, 2].map((id) => aUnit({ cartUnitId: cartUnitId(id) }));
const [first] = units;
const policies = [
  aPolicy({
    shippingPolicyKey: first?.shippingPolicyKey ?? shippingPolicyKey('P1'),
    shippingFee: won(3000),
    isConditionalFree: false,
  }),
];

const priced = (coupons: readonly AppliedCoupon[]) =>
  priceCart(pricingInput(withAllSelected(anOpenCart(units, { shippingPolicies: policies, appliedCoupons: coupons }))));
const entriesOf = (coupons: readonly AppliedCoupon[]): readonly LedgerEntry[] =>
  priced(coupons).entries.filter(({ rule }) => rule === 'ShippingCoupon');

test('[CP-05] a shipping coupon reduces the fee of the parcel of its units and keeps their prices', () => {
  const [bare, reduced] = [priced([]), priced([shipping()])];
  expect(entriesOf([shipping()])).toEqual([
    {
      rule: 'ShippingCoupon',
      kind: 'Coupon',
      sellerGroupKey: 'Seller/S1',
      place: { type: 'Bundle', bundleKey: first?.bundleKey },
      amount: -3000,
      inputs: { name: '무료배송', rate: 100, basis: 3000 },
    },
  ]);
  expect(reduced.payable).toBe(bare.payable - 3000);
  expect(totalOf(reduced.entries)).toBe(reduced.payable);
  const ids = units.map((unit) => unit.cartUnitId);
  expect(itemGroupSummary(reduced, ids)).toEqual(itemGroupSummary(bare, ids));
});

test('[CP-05] it counts as a coupon of its seller and of the cart; the fee itself is unchanged', () => {
  const reduced = priced([shipping({ discountUnitType: 'Amount', discountValue: 1200 })]);
  expect(sellerGroupSummary(reduced, 'Seller/S1')).toMatchObject({ couponTotal: 1200, shippingTotal: 3000 });
  expect(cartSummary(reduced)).toMatchObject({ couponTotal: 1200, shippingTotal: 3000 });
  expect([...reduced.bundleFees.values()].map(({ fee }) => fee)).toEqual([3000]);
});

test('[CP-03] saves 0 won below its minimum purchase, at most its limit', () => {
  expect(entriesOf([shipping({ possiblePrice: won(10_000_000) })])).toEqual([]);
  expect(entriesOf([shipping({ limitPrice: won(900) })])).toMatchObject([{ amount: -900, inputs: { limit: 900 } }]);
});

test('[CP-05] a second one applies to the remaining fee, by issue number; neither exceeds the fee', () => {
  const two = [
    shipping({ couponIssueNo: couponIssueNo('C2'), discountUnitType: 'Amount', discountValue: 5000 }),
    shipping({ couponIssueNo: couponIssueNo('C1'), discountUnitType: 'Amount', discountValue: 2000 }),
  ];
  expect(entriesOf(two).map(({ amount }) => amount)).toEqual([-2000, -1000]);
  expect(entriesOf(two.toReversed()).map(({ amount }) => amount)).toEqual([-2000, -1000]);
});

test('[CP-05] applies to the parcel of its first unit by number, in any cart order', () => {
  const parcels = ['B1', 'B2', 'B3'].map((key, n) =>
    aUnit({ cartUnitId: cartUnitId(n + 1), bundleKey: bundleKey(key) }),
  );
  const placeOf = (state: readonly CartUnit[]) =>
    pricedOf(
      withAllSelected(
        anOpenCart(state, { appliedCoupons: [shipping({ cartUnitIds: [3, 2].map((n) => cartUnitId(n)) })] }),
      ),
    ).entries.find(({ rule }) => rule === 'ShippingCoupon')?.place;
  for (const state of [parcels, parcels.toReversed()])
    expect(placeOf(state)).toEqual({ type: 'Bundle', bundleKey: 'B2' });
});

test('[CP-05] a coupon on units that are not bought saves 0 won', () => {
  expect(entriesOf([shipping({ cartUnitIds: [cartUnitId(99)] })])).toEqual([]);
});

law('[CP-05] no parcel fee falls below 0 with any shipping coupons', [arbCartState], (state) => {
  const cart = priceCart(pricingInput(state));
  const of = (key: string): number =>
    totalOf(cart.entries.filter(({ place }) => place.type === 'Bundle' && place.bundleKey === bundleKey(key)));
  for (const key of cart.bundleFees.keys()) expect(of(key)).toBeGreaterThanOrEqual(0);
});
