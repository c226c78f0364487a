import { expect, test } from 'vitest';
import { bundleKey, cartUnitId, shippingPolicyKey } from '../money/ids.ts';
import { missingAfter, replaceFields, type Cart, type CartFields, type PricePart } from '../cart/cart.ts';
import { anItem, anOption, aUnit } from '../testing/builders/unit.ts';
import { anOpenCart, withAllSelected, anOversea, aBundleTerms, aPolicy } from '../testing/index.ts';
import {
  areExtraDiscountsAwaited,
  payableOf,
  pricedInputsOf,
  pricedOf,
  samePricedInputs,
  overseaFeesWith,
  shippingBundlesOf,
  withRequestedQuantities,
  isTotalKnown,
} from './priced-of.ts';
import { isFeeKnown } from '../price/priced-cart.ts';
import { won } from '../money/won.ts';
import { evolveCart, pricesUpdated } from '../testing/cart-events.ts';
import { noOversea } from '../entities/overseas/oversea.ts';

const id = cartUnitId;
const units = [1, 2].map((n) => aUnit({ cartUnitId: id(n), quantity: n }));
const inputs = (selected: readonly number[], quantities: readonly number[]) => ({
  selected: selected.map(id),
  quantities,
});

test('[SE-03] inputs are equal if the same units are bought in the same quantities', () => {
  const two = inputs([1, 2], [1, 2]);
  expect(samePricedInputs(two, inputs([1, 2], [1, 2]))).toBe(true);
  for (const other of [
    inputs([1], [1]),
    inputs([1, 2, 3], [1, 2, 1]),
    inputs([1, 3], [1, 2]),
    inputs([3, 2], [1, 2]),
    inputs([1, 2], [1, 3]),
    inputs([], []),
  ]) {
    expect([samePricedInputs(two, other), samePricedInputs(other, two)]).toEqual([false, false]);
  }
  expect(samePricedInputs(inputs([], []), inputs([], []))).toBe(true);
});

test('[SE-03] the cart order does not affect the inputs', () => {
  const state = withAllSelected(anOpenCart(units));
  expect(pricedInputsOf({ ...state, units: units.toReversed() })).toEqual(inputs([1, 2], [1, 2]));
});

test('[SE-03] server fees apply only while the answer is current, not during a new request', () => {
  const state = withAllSelected(anOpenCart(units));
  const bundles = [{ bundleKey: bundleKey('B/Seller/S1'), isMaxCharge: true, shippingFee: won(700) }];
  const answer = { inputs: pricedInputsOf(state), bundles, gauges: [] };
  const payable = (status: Cart['serverPrices']['status']) => payableOf({ ...state, serverPrices: { status, answer } });
  expect([payable('Known'), payable('Asking'), payable('Failed')]).toEqual([30_700, 32_500, 30_000]);
});

test('[DC-04] a unit with a negative price does not reduce the base of other units', () => {
  const options = [anOption({ optionPrice: won(-11_000) })];
  const below = aUnit({ cartUnitId: id(3), item: anItem({ options }) });
  const { extraDiscountBasis, payable } = pricedOf(withAllSelected(anOpenCart([...units, below])));
  expect([extraDiscountBasis, payable]).toEqual([30_000, 31_500]);
});

test('[DC-04] waits for extra discounts, if the storefront has them, until they are read', () => {
  const awaited = (over: CartFields): boolean => areExtraDiscountsAwaited(anOpenCart(units, over));
  expect([awaited({ pricesAsOf: 0 }), awaited({ pricesAsOf: 1 })]).toEqual([true, false]);
  const { storefront } = anOpenCart();
  expect(awaited({ pricesAsOf: 0, storefront: { ...storefront, language: 'en' } })).toBe(false);
});

const [one, two] = [cartUnitId(1), cartUnitId(2)];
const oversea = anOversea('CJ', [one, two]);
const cart = (over: Partial<typeof oversea> = {}) =>
  withAllSelected(
    anOpenCart([aUnit(), aUnit({ cartUnitId: two })], {
      destination: { country: 'Japan', overseas: { ...oversea, ...over } },
    }),
  );

test('[OV-03] the fees of a company equal those of the summary, whichever company is chosen', () => {
  expect(overseaFeesWith(cart(), 'CJ')).toEqual([9000, 9000]);
  expect(overseaFeesWith(cart({ selectedCompany: 'EMS' }), 'CJ')).toEqual([9000, 9000]);
  expect(overseaFeesWith(cart(), 'EMS')).toEqual([]);
});

test('[OV-03] an unselected unit, or one that the company does not carry, has no fee', () => {
  const unavailable = [{ shippingCompany: 'CJ' as const, unavailableCartUnitIds: [two] }];
  expect(overseaFeesWith(cart({ unavailable }), 'CJ')).toEqual([9000]);
  expect(overseaFeesWith({ ...cart(), selected: [two] }, 'CJ')).toEqual([9000]);
});

test('[OV-11] every fee is 0 from the free threshold on', () => {
  expect(overseaFeesWith(cart({ freeFrom: won(20_001) }), 'CJ')).toEqual([9000, 9000]);
  expect(overseaFeesWith(cart({ freeFrom: won(20_000) }), 'CJ')).toEqual([0, 0]);
});

test('[SH-05] shows fees read before a failure, although the total excludes them', () => {
  const failed = { ...cart(), serverPrices: { status: 'Failed', answer: undefined } as const };
  expect(overseaFeesWith(failed, 'CJ')).toEqual([9000, 9000]);
  expect(pricedOf(failed).entries.filter(({ kind }) => kind === 'OverseaShipping')).toEqual([]);
});

test('[SH-05 OV-03] fees of the chosen courier stay known while they are read again, but not after a failure', () => {
  const isKnown = (over: Partial<typeof oversea>) => pricedOf(cart(over)).shippingKnown;
  expect([isKnown({ status: 'Asking' }), isKnown({ status: 'Failed' })]).toEqual([true, false]);
  expect(isKnown({ status: 'Asking', selectedCompany: 'EMS' })).toBe(false);
});

const unit = aUnit();
test('[CM-13] returns the fee of each parcel of a selection with its charge type', () => {
  const parcelCart = (isMaxCharge: boolean) =>
    anOpenCart([unit], { shipping: { bundleTerms: [aBundleTerms({ bundleKey: unit.bundleKey, isMaxCharge })] } });
  for (const isMaxCharge of [true, false])
    expect(shippingBundlesOf(withAllSelected(parcelCart(isMaxCharge)))).toEqual([
      { bundleKey: unit.bundleKey, shippingFee: 2500, isMaxCharge },
    ]);
  expect(shippingBundlesOf({ ...parcelCart(true), selected: [] })).toEqual([]);
});

const requestedCart = withAllSelected(anOpenCart(units));
const asked = (state: Cart, quantity: number): Cart =>
  evolveCart(state, { type: 'QuantityChangeStarted', cartUnitId: one, quantity });
const holding = (quantity: number): Cart => ({
  ...requestedCart,
  units: requestedCart.units.map((unit) => (unit.cartUnitId === one ? { ...unit, quantity } : unit)),
});

test('[QT-05] [PR-06] prices a pending quantity immediately, as the server will', () => {
  expect(payableOf(asked(requestedCart, 3))).toBe(payableOf(holding(3)));
  expect(payableOf(asked(requestedCart, 3))).not.toBe(payableOf(requestedCart));
  expect(payableOf(asked(asked(requestedCart, 3), 4))).toBe(payableOf(holding(4)));
});

test('[QT-05 SE-03] requests to the server contain saved quantities; one that could not be saved is not priced', () => {
  expect(pricedInputsOf(asked(requestedCart, 3))).toEqual(pricedInputsOf(requestedCart));
  const failed = evolveCart(asked(requestedCart, 3), { type: 'QuantityChangeFailed', cartUnitId: one });
  expect(payableOf(failed)).toBe(payableOf(requestedCart));
});

test('[PR-08] units without a pending quantity stay the same objects', () => {
  const state = asked(requestedCart, 3);
  expect(withRequestedQuantities(requestedCart)).toBe(requestedCart);
  expect(withRequestedQuantities(asked(requestedCart, 1))).toMatchObject({ units: requestedCart.units });
  expect(withRequestedQuantities(state).units[1]).toBe(requestedCart.units[1]);
});

const [own, other] = ['P1', 'P2'].map(shippingPolicyKey);
const [parcel, away] = ['B1', 'B2'].map(bundleKey);
const totalUnits = [
  aUnit({ cartUnitId: cartUnitId(1), shippingPolicyKey: own!, bundleKey: parcel! }),
  aUnit({ cartUnitId: cartUnitId(2), shippingPolicyKey: other!, bundleKey: away! }),
];
const whole = withAllSelected(anOpenCart(totalUnits));
const lacking = (missing: readonly PricePart[], over: CartFields = {}): Cart =>
  replaceFields(whole, { missing, ...over });

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
  const noPolicy = lacking(['ShippingTerms'], { shipping: { policies: firstPolicy } });
  const noTerms = lacking(['ShippingTerms'], { shipping: { bundleTerms: [aBundleTerms({ bundleKey: parcel! })] } });
  for (const state of [noPolicy, noTerms]) {
    expect([payableOf(state), pricedOf(state).shippingKnown, isTotalKnown(state)]).toEqual([22_500, false, false]);
    expect([isFeeKnown(pricedOf(state), parcel!), isFeeKnown(pricedOf(state), away!)]).toEqual([true, false]);
  }
  // a parcel without selected units is not counted, but still unknown
  const bought = { ...noPolicy, selected: [cartUnitId(1)] };
  expect([isTotalKnown(bought), isFeeKnown(pricedOf(bought), away!)]).toEqual([true, false]);
  // without these terms, but all readable, the cart keeps its price
  const readable = lacking([], { shipping: { policies: firstPolicy } });
  expect([payableOf(readable), isTotalKnown(readable)]).toEqual([22_500, true]);
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
  expect(isFeeKnown(pricedOf(unread), away!)).toBe(false);
});

test('[CM-53] a price answer adds a previously unreadable policy', () => {
  const without = lacking(['ShippingTerms'], { shipping: { policies: firstPolicy } });
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
  const japan = lacking(['OverseaFee'], { destination: { country: 'Japan', overseas: oversea } });
  expect([isTotalKnown(japan), payableOf(japan)]).toEqual([false, 20_000]);
  const staying = [{ shippingCompany: 'EMS' as const, unavailableCartUnitIds: [cartUnitId(2)] }];
  expect(
    isTotalKnown({ ...japan, destination: { ...japan.destination, overseas: { ...oversea, unavailable: staying } } }),
  ).toBe(true);
  expect(isTotalKnown({ ...japan, selected: [cartUnitId(1)] })).toBe(true);
  expect(
    isTotalKnown({
      ...japan,
      destination: { ...japan.destination, overseas: { ...oversea, fees: [] } },
      selected: [cartUnitId(1)],
    }),
  ).toBe(false);
  expect(isTotalKnown({ ...japan, missing: [] })).toBe(true);
});

test('[CM-53] an answer replaces the missing parts of its kinds and keeps those of other kinds', () => {
  const known = ['Discount', 'Coupon', 'OverseaFee'] as const;
  expect(missingAfter(known, ['Discount', 'ShippingFee'], ['ShippingFee'])).toEqual([
    'Coupon',
    'ShippingFee',
    'OverseaFee',
  ]);
  expect([missingAfter(known, ['Coupon']), missingAfter([], [], ['Coupon'])]).toEqual([['Discount', 'OverseaFee'], []]);
});
