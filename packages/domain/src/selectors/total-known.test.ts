import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { bundleKey, cartUnitId, shippingPolicyKey } from '../money/ids.ts';
import { evolve } from '../evolve/evolve.ts';
import { pricesUpdated } from './prices-updated.ts';
import type { CartState } from '../state/state.ts';
import { noOversea } from '../entities/overseas/oversea.ts';
import { aBundleTerms, anInitialCart, anOpenCart, aPolicy, aUnit, withAllSelected } from '../testing/index.ts';
import { priceParts, type PricePart } from '../price/price-part.ts';
import { payableOf, pricedInputsOf, pricedOf } from './priced-of.ts';
import { isTotalKnown } from './total-known.ts';
import { won } from '../money/won.ts';

const [own, other] = ['P1', 'P2'].map(shippingPolicyKey);
const [parcel, away] = ['B1', 'B2'].map(bundleKey);
const units = [
  aUnit({ cartUnitId: cartUnitId(1), shippingPolicyKey: own!, bundleKey: parcel! }),
  aUnit({ cartUnitId: cartUnitId(2), shippingPolicyKey: other!, bundleKey: away! }),
];
const whole = withAllSelected(anOpenCart(units));
const lacking = (missing: readonly PricePart[], over: Partial<CartState> = {}): CartState => ({
  ...whole,
  missing,
  ...over,
});

test('[CM-53] a total of which all was read is known, whatever was missing of what it does not count', () => {
  expect([isTotalKnown(whole), payableOf(whole)]).toEqual([true, 25_000]);
  for (const part of ['ShippingTerms', 'ShippingFee', 'OverseaFee'] as const)
    expect(isTotalKnown(lacking([part]))).toBe(true);
});

test.each(['Discount', 'FundingDiscount', 'ExtraDiscount', 'Coupon'] as const)(
  '[CM-53] a %s that could not be read makes the total unsure: nobody knows on what it was',
  (part) => expect(isTotalKnown(lacking([part]))).toBe(false),
);

const firstPolicy = [aPolicy({ shippingPolicyKey: own! })];

test('[CM-53 SH-05] without its policy, or its terms, a parcel’s fee is not known and not counted; the others’ are', () => {
  const noPolicy = lacking(['ShippingTerms'], { shippingPolicies: firstPolicy });
  const noTerms = lacking(['ShippingTerms'], { bundleTerms: [aBundleTerms({ bundleKey: parcel! })] });
  for (const state of [noPolicy, noTerms]) {
    expect([payableOf(state), pricedOf(state).shippingKnown, isTotalKnown(state)]).toEqual([22_500, false, false]);
    expect([pricedOf(state).isFeeKnown(parcel!), pricedOf(state).isFeeKnown(away!)]).toEqual([true, false]);
  }
  // a parcel of which nothing is bought is not counted, but still not known
  const bought = { ...noPolicy, selected: [cartUnitId(1)] };
  expect([isTotalKnown(bought), pricedOf(bought).isFeeKnown(away!)]).toEqual([true, false]);
});

test('[SH-05] a cart that came without some terms, of which none was unreadable, is priced as it always was', () => {
  expect(payableOf({ ...whole, shippingPolicies: firstPolicy })).toBe(22_500);
  expect(isTotalKnown({ ...whole, shippingPolicies: firstPolicy })).toBe(true);
});

const answered = (missing: readonly PricePart[]): CartState =>
  evolve(
    whole,
    pricesUpdated(whole, {
      inputs: pricedInputsOf(whole),
      bundles: [{ bundleKey: parcel!, isMaxCharge: true, shippingFee: won(700) }],
      policies: [],
      discounts: [],
      missing,
    }),
  );

test('[CM-53 SH-05] where the server’s fee of a parcel could not be read ours is no stand-in for it', () => {
  expect([payableOf(answered([])), isTotalKnown(answered([]))]).toEqual([23_200, true]);
  const unread = answered(['ShippingFee']);
  expect([payableOf(unread), isTotalKnown(unread)]).toEqual([20_700, false]);
  expect(pricedOf(unread).isFeeKnown(away!)).toBe(false);
});

test('[CM-53] an answer on prices brings a policy that could not be read before', () => {
  const without = lacking(['ShippingTerms'], { shippingPolicies: firstPolicy });
  const inputs = pricedInputsOf(without);
  const policies = [aPolicy({ shippingPolicyKey: other! })];
  const mended = evolve(without, pricesUpdated(without, { inputs, bundles: [], policies, discounts: [] }));
  expect([payableOf(mended), isTotalKnown(mended)]).toEqual([25_000, true]);
});

test('[CM-53 OV-03] without the fee of a unit that the company carries shipping is not known', () => {
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

test('[CM-53] each answer says what its own parts lack: the cart, prices, coupons, offers, overseas', () => {
  const all: CartState = { ...whole, missing: priceParts };
  const inputs = pricedInputsOf(whole);
  const left = (state: CartState): readonly PricePart[] => priceParts.filter((part) => !state.missing.includes(part));
  const initial = anInitialCart(units);
  expect(left(evolve(all, { type: 'CartOpened', initial, autoSelected: [] }))).toEqual([
    'Discount',
    'FundingDiscount',
    'Coupon',
    'ShippingTerms',
  ]);
  expect(left(evolve(all, { type: 'CartReloaded', content: { ...initial, missing: ['Coupon'] } }))).toEqual([
    'Discount',
    'FundingDiscount',
    'ShippingTerms',
  ]);
  const prices = { type: 'PricesUpdated', inputs, bundles: [], policies: [], discounts: [], gauges: [] } as const;
  expect(left(evolve(all, prices))).toEqual(['ShippingFee']);
  const discounts = [{ cartUnitId: cartUnitId(1), discounts: [] }];
  expect(left(evolve(all, { ...prices, discounts }))).toEqual(['Discount', 'ShippingFee']);
  expect(left(evolve(all, { type: 'ExtraDiscountsRead', candidates: [], now: 1 }))).toEqual(['ExtraDiscount']);
  expect(left(evolve(all, { type: 'CouponsApplied', appliedCoupons: [], cartVersion: 9, units: [] }))).toEqual([
    'Coupon',
  ]);
  const terms = { companies: [], selectedCompany: 'Unknown', fees: [], unavailable: [], exchangeRates: [] } as const;
  const read = { type: 'OverseaRead', ...terms, freeFrom: O.none, countryType: 'SouthKorea' } as const;
  expect(left(evolve(all, read))).toEqual(['OverseaFee']);
  expect(left(evolve(all, { ...read, countryType: 'Japan' }))).toEqual([]);
});
