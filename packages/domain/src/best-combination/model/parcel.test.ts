import type { PricingInput } from '../../price/price-steps.ts';
import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { bundleKey, cartUnitId, shippingPolicyKey } from '../../money/ids.ts';
import { priceCart } from '../../price/price-cart.ts';
import { pricingInput } from '../../selectors/priced-of.ts';
import { won } from '../../money/won.ts';
import { anOpenCart, aPolicy, aUnit, anUnorderableUnit, withAllSelected } from '../../testing/index.ts';
import { feeSteps, parcelWithoutFee, parcelsOf, type Parcel } from './assignments.ts';
import { forAll } from '../../testing/laws.ts';

const key = bundleKey('B');

const falling = (...rises: readonly number[]): Parcel => ({
  bundleKey: key,
  feeAt: (delta) => ({
    fee: won(9000 - 1000 * rises.filter((rise) => rise <= delta).length),
    subtotal: won(10_000 + delta),
  }),
});

test('[SH-03 CP-19] the steps of a fee are the smallest rises that change it, up to the maximum', () => {
  expect(feeSteps(falling(700, 1), 1000)).toEqual([1, 700]);
  expect(feeSteps(falling(1000), 1000)).toEqual([1000]);
  expect(feeSteps(falling(1001), 1000)).toEqual([]);
  expect(feeSteps(falling(), 0)).toEqual([]);
  forAll([fc.uniqueArray(fc.integer({ min: 1, max: 900 }), { maxLength: 5 }), fc.nat(900)], (rises, max) => {
    const within = rises.filter((rise) => rise <= max).toSorted((a, b) => a - b);
    expect(feeSteps(falling(...rises), max)).toEqual(within);
  });
});

const units = [
  aUnit({ bundleKey: key }),
  aUnit({ cartUnitId: cartUnitId(2), bundleKey: bundleKey('C') }),
  anUnorderableUnit({ cartUnitId: cartUnitId(3), bundleKey: bundleKey('D') }),
];
const cart: PricingInput = pricingInput(
  withAllSelected(
    anOpenCart(units, {
      shippingPolicies: [
        aPolicy({
          shippingPolicyKey: units[0]!.shippingPolicyKey,
          isConditionalFree: true,
          conditionalFreeBasisCost: won(10_400),
        }),
      ],
    }),
  ),
);
const parcels = (input: PricingInput): readonly Parcel[] => parcelsOf(input, priceCart(input));

test('[SH-03] returns the parcels of the selected units; their fee follows the prices after discounts', () => {
  expect(parcels(cart).map((parcel) => parcel.bundleKey)).toEqual(['B', 'C']);
  expect(parcels({ ...cart, selected: new Set([cartUnitId(2)]) }).map((parcel) => parcel.bundleKey)).toEqual(['C']);
  const [first] = parcels(cart);
  expect(first?.feeAt(0)).toEqual({ fee: 2500, subtotal: 10_000 });
  expect(first?.feeAt(399)).toEqual({ fee: 2500, subtotal: 10_399 });
  expect(first?.feeAt(400)).toEqual({ fee: 0, subtotal: 10_400 });
  expect(first?.feeAt(400)).toBe(first?.feeAt(400));
  expect(feeSteps(first!, 500)).toEqual([400]);
});

test('[SH-03] units that are not selected do not affect the fee of their parcel', () => {
  const dear = aPolicy({ shippingPolicyKey: shippingPolicyKey('dear'), shippingFee: won(9000) });
  const beside = (over: Partial<CartUnit>) =>
    aUnit({ cartUnitId: cartUnitId(9), bundleKey: key, shippingPolicyKey: dear.shippingPolicyKey, ...over });
  const feeWith = (unit: CartUnit, ...ids: readonly number[]) =>
    parcels({
      ...cart,
      units: [...cart.units, unit],
      shippingPolicies: [...cart.shippingPolicies, dear],
      selected: new Set(ids.map(cartUnitId)),
    })[0]?.feeAt(0).fee;
  expect(feeWith(beside({}), 1, 9)).toBe(9000);
  expect(feeWith(beside({}), 1)).toBe(2500);
  expect(feeWith(beside({ isBuyAvailable: false, unableOrderType: O.some('ITEM_OUT_OF_STOCK') }), 1, 9)).toBe(2500);
});

test('[SH-05] a fee set by the server stays, whatever the prices are', () => {
  const said = { ...cart, serverBundles: O.some([{ bundleKey: key, shippingFee: won(1700) }]) } as PricingInput;
  const [first, second] = parcels(said);
  expect([first?.feeAt(0).fee, first?.feeAt(400).fee]).toEqual([1700, 1700]);
  expect(second?.feeAt(0).fee).toBe(2500);
});

test('[SH-05] omits a parcel without a known fee; a parcel without a fee stays at 0 won', () => {
  const bare = priceCart(cart);
  expect(parcelsOf(cart, { ...bare, bundleFees: new Map() })).toEqual([]);
  expect(parcelWithoutFee(key)).toMatchObject({ bundleKey: 'B' });
  expect(parcelWithoutFee(key).feeAt(5000)).toEqual({ fee: 0, subtotal: 0 });
});
