import { expect, test } from 'vitest';
import { bundleKey, cartUnitId, shippingPolicyKey } from '../money/ids.ts';
import { evolveCart, pricesUpdated } from '../testing/cart-events.ts';
import type { Cart } from '../cart/cart.ts';
import { noOversea } from '../entities/overseas/oversea.ts';
import { aBundleTerms, anOpenCart, aPolicy, aUnit, withAllSelected } from '../testing/index.ts';
import type { PricePart } from '../price/price-part.ts';
import { isTotalKnown, payableOf, pricedInputsOf, pricedOf } from './priced-of.ts';
import { won } from '../money/won.ts';

const [own, other] = ['P1', 'P2'].map(shippingPolicyKey);
const [parcel, away] = ['B1', 'B2'].map(bundleKey);
const units = [
  aUnit({ cartUnitId: cartUnitId(1), shippingPolicyKey: own!, bundleKey: parcel! }),
  aUnit({ cartUnitId: cartUnitId(2), shippingPolicyKey: other!, bundleKey: away! }),
];
const whole = withAllSelected(anOpenCart(units));
const lacking = (missing: readonly PricePart[], over: Partial<Cart> = {}): Cart => ({
  ...whole,
  missing,
  ...over,
});

test('[CM-53] a completely read total is known, even if an irrelevant part is missing', () => {
  expect([isTotalKnown(whole), payableOf(whole)]).toEqual([true, 25_000]);
  for (const part of ['ShippingTerms', 'ShippingFee', 'OverseaFee'] as const)
    expect(isTotalKnown(lacking([part]))).toBe(true);
});

test.each(['Discount', 'FundingDiscount', 'ExtraDiscount', 'Coupon'] as const)(
  '[CM-53] a missing %s makes the total uncertain, because its units are unknown',
  (part) => expect(isTotalKnown(lacking([part]))).toBe(false),
);

const firstPolicy = [aPolicy({ shippingPolicyKey: own! })];

test('[CM-53 SH-05] without policy or terms the fee of a parcel is unknown and not counted; other fees are', () => {
  const noPolicy = lacking(['ShippingTerms'], { shippingPolicies: firstPolicy });
  const noTerms = lacking(['ShippingTerms'], { bundleTerms: [aBundleTerms({ bundleKey: parcel! })] });
  for (const state of [noPolicy, noTerms]) {
    expect([payableOf(state), pricedOf(state).shippingKnown, isTotalKnown(state)]).toEqual([22_500, false, false]);
    expect([pricedOf(state).isFeeKnown(parcel!), pricedOf(state).isFeeKnown(away!)]).toEqual([true, false]);
  }
  // a parcel without selected units is not counted, but still unknown
  const bought = { ...noPolicy, selected: [cartUnitId(1)] };
  expect([isTotalKnown(bought), pricedOf(bought).isFeeKnown(away!)]).toEqual([true, false]);
});

test('[SH-05] a cart without some terms, all of them readable, keeps its price', () => {
  expect(payableOf({ ...whole, shippingPolicies: firstPolicy })).toBe(22_500);
  expect(isTotalKnown({ ...whole, shippingPolicies: firstPolicy })).toBe(true);
});

const answered = (missing: readonly PricePart[]): Cart =>
  evolveCart(
    whole,
    pricesUpdated(whole, {
      inputs: pricedInputsOf(whole),
      bundles: [{ bundleKey: parcel!, isMaxCharge: true, shippingFee: won(700) }],
      policies: [],
      discounts: [],
      missing,
    }),
  );

test('[CM-53 SH-05] our own fee does not replace an unreadable server fee of a parcel', () => {
  expect([payableOf(answered([])), isTotalKnown(answered([]))]).toEqual([23_200, true]);
  const unread = answered(['ShippingFee']);
  expect([payableOf(unread), isTotalKnown(unread)]).toEqual([20_700, false]);
  expect(pricedOf(unread).isFeeKnown(away!)).toBe(false);
});

test('[CM-53] a price answer adds a previously unreadable policy', () => {
  const without = lacking(['ShippingTerms'], { shippingPolicies: firstPolicy });
  const inputs = pricedInputsOf(without);
  const policies = [aPolicy({ shippingPolicyKey: other! })];
  const mended = evolveCart(without, pricesUpdated(without, { inputs, bundles: [], policies, discounts: [] }));
  expect([payableOf(mended), isTotalKnown(mended)]).toEqual([25_000, true]);
});

test('[CM-53 OV-03] without the fee of a carried unit shipping is unknown', () => {
  const fee = { cartUnitId: cartUnitId(1), shippingFee: won(900), shippingWeight: 1 };
  const oversea = {
    ...noOversea,
    status: 'Known' as const,
    selectedCompany: 'EMS' as const,
    fees: [{ shippingCompany: 'EMS' as const, shippingFees: [fee] }],
  };
  const japan = lacking(['OverseaFee'], { shippingCountry: 'Japan', oversea });
  expect([isTotalKnown(japan), payableOf(japan)]).toEqual([false, 20_000]);
  const staying = [{ shippingCompany: 'EMS' as const, unavailableCartUnitIds: [cartUnitId(2)] }];
  expect(isTotalKnown({ ...japan, oversea: { ...oversea, unavailable: staying } })).toBe(true);
  expect(isTotalKnown({ ...japan, selected: [cartUnitId(1)] })).toBe(true);
  expect(isTotalKnown({ ...japan, oversea: { ...oversea, fees: [] }, selected: [cartUnitId(1)] })).toBe(false);
  expect(isTotalKnown({ ...japan, missing: [] })).toBe(true);
});
