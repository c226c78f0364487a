import { expect, test } from 'vitest';
import fc from 'fast-check';
import { bundleKey, couponIssueNo, cartUnitId, shippingPolicyKey } from '../money/ids.ts';
import { won } from '../money/won.ts';
import { aHeldCoupon, aPlace, couponFlags } from '../testing/builders/coupon.ts';
import { anOpenCart, aPolicy, aUnit, anUnorderableUnit, withAllSelected } from '../testing/index.ts';
import type { Block, Group, AggregateCoupon, Assignment } from './model.ts';
import { blocksOf, feeSteps, parcelsOf, parcelWithoutFee, type Parcel } from './parcels.ts';
import type { PricingInput } from '../price/price-steps.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { priceCart } from '../price/price-cart.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import { forAll } from '../testing/laws.ts';

const KEY = bundleKey('B1');

/** A parcel of 19,900 won. Its fee of 2,500 won falls to 1,000 from 20,000 won and to 0 from 20,500 won. */
const parcel: Parcel = {
  bundleKey: KEY,
  feeAt: (delta) => ({ fee: won(delta >= 600 ? 0 : delta >= 100 ? 1000 : 2500), subtotal: won(19_900 + delta) }),
};

const rising = (rise: number): Group => ({
  unitChoices: [
    [
      { assignment: undefined, left: 1000, delta: 0, net: 0 },
      { assignment: undefined, left: 500, delta: rise, net: 400 },
    ],
  ],
  isOverseas: [false],
  groupCoupons: [],
  assignments: [],
});

const shipping = (possiblePrice: number, discountValue = 100): Assignment => ({
  index: 0,
  coupon: aHeldCoupon({
    issueNo: couponIssueNo('S'),
    flags: couponFlags('isFreeShipping'),
    possiblePrice: won(possiblePrice),
    discountValue,
  }),
  place: aPlace('Bundle'),
  placeIndex: 0,
  resources: [0],
  price: won(0),
  bundleFee: won(0),
  worth: won(0),
});

const stepsOf = (rise: number, ...assignments: readonly Assignment[]) =>
  blocksOf([rising(rise)], parcel, assignments)[0]?.feeSteps;

test('[SH-03 CP-19] lists the rises at which a fee changes, within the reach of coupons, in order', () => {
  expect([stepsOf(99), stepsOf(100), stepsOf(700)]).toEqual([[0], [0, 100], [0, 100, 600]]);
  expect(blocksOf([rising(60), rising(60)], parcel, [])[0]?.feeSteps).toEqual([0, 100]);
});

test('[CP-03 CP-19] includes a minimum purchase that is reachable, but not one that is met or out of reach', () => {
  expect([stepsOf(700, shipping(19_950)), stepsOf(700, shipping(20_000))]).toEqual([
    [0, 50, 100, 600],
    [0, 100, 600],
  ]);
  expect(stepsOf(99, shipping(19_900), shipping(19_999))).toEqual([0, 99]);
  expect(stepsOf(99, shipping(20_000), shipping(0))).toEqual([0]);
});

const seen = (rise: number) => blocksOf([rising(rise), rising(0)], parcel, [shipping(0)]);
const saved = (block: Block | undefined, ...deltas: readonly number[]) => deltas.map((delta) => block?.feeSaved(delta));
const offWorth = (block: Block | undefined, ...deltas: readonly number[]) =>
  deltas.map((delta) => block?.shippingCoupons.map((ship: AggregateCoupon) => ship.worth(delta)));

test('[CP-19] a parcel is one block if choices can change its fee, at each rise', () => {
  const [block, ...more] = seen(700);
  expect([more, block?.feeSteps, block?.groups.length]).toEqual([[], [0, 100, 600], 2]);
  expect([saved(block, 0, 100, 600), offWorth(block, 0, 100, 600)]).toEqual([
    [0, 1500, 2500],
    [[2500], [1000], [0]],
  ]);
  expect(block?.groups[0]?.unitChoices[0]?.map(({ delta }) => delta)).toEqual([0, 700]);
});

test('[CP-19] each group of a parcel with a constant fee is a block without rises, and the fee is another', () => {
  const [first, second, fee, ...more] = seen(99);
  expect(more).toEqual([]);
  for (const group of [first, second]) {
    expect(group).toMatchObject({ groups: { length: 1 }, shippingCoupons: [], feeSteps: [0] });
    expect(saved(group, 0, 99)).toEqual([0, 0]);
    expect(group?.groups[0]?.unitChoices[0]?.map(({ delta }) => delta)).toEqual([0, 0]);
  }
  expect([fee?.groups, fee?.feeSteps, saved(fee, 0), offWorth(fee, 0)]).toEqual([[], [0], [0], [[2500]]]);
});

const key = bundleKey('B');

const falling = (...rises: readonly number[]): Parcel => ({
  bundleKey: key,
  feeAt: (delta) => ({
    fee: won(9000 - 1000 * rises.filter((rise) => rise <= delta).length),
    subtotal: won(10_000 + delta),
  }),
});

test('[SH-03 CP-19] the steps of a fee are the smallest rises that change it, up to the maximum', () => {
  expect([feeSteps(falling(700, 1), 1000), feeSteps(falling(1000), 1000)]).toEqual([[1, 700], [1000]]);
  expect([feeSteps(falling(1001), 1000), feeSteps(falling(), 0)]).toEqual([[], []]);
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
      shipping: {
        policies: [
          aPolicy({
            shippingPolicyKey: units[0]!.shippingPolicyKey,
            isConditionalFree: true,
            conditionalFreeBasisCost: won(10_400),
          }),
        ],
      },
    }),
  ),
);
const parcels = (input: PricingInput): readonly Parcel[] => parcelsOf(input, priceCart(input));

test('[SH-03] returns the parcels of the selected units; their fee follows the prices after discounts', () => {
  expect(parcels(cart).map((parcel) => parcel.bundleKey)).toEqual(['B', 'C']);
  expect(parcels({ ...cart, selected: new Set([cartUnitId(2)]) }).map((parcel) => parcel.bundleKey)).toEqual(['C']);
  const [first] = parcels(cart);
  expect([0, 399, 400].map((delta) => first?.feeAt(delta))).toEqual([
    { fee: 2500, subtotal: 10_000 },
    { fee: 2500, subtotal: 10_399 },
    { fee: 0, subtotal: 10_400 },
  ]);
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
  expect([feeWith(beside({}), 1, 9), feeWith(beside({}), 1)]).toEqual([9000, 2500]);
  expect(feeWith(beside({ isBuyAvailable: false, unableOrderType: 'ITEM_OUT_OF_STOCK' }), 1, 9)).toBe(2500);
});

test('[SH-05] a fee set by the server stays, whatever the prices are', () => {
  const said = { ...cart, serverBundles: [{ bundleKey: key, shippingFee: won(1700), isMaxCharge: false }] };
  const [first, second] = parcels(said);
  expect([[first?.feeAt(0).fee, first?.feeAt(400).fee], second?.feeAt(0).fee]).toEqual([[1700, 1700], 2500]);
});

test('[EN-09] a fee is what promotions on shipping leave, at any prices', () => {
  const amounts = [400, 9000].map((amount) => {
    const shares = [{ cartUnitId: cartUnitId(1), amount: won(amount) }];
    const plain = { promotion: 'free', code: 'FREE', name: '', params: {}, basis: won(2500), isOnShipping: true };
    const [first] = parcels({ ...cart, appliedPromotions: [{ ...plain, shares }] });
    return [first?.feeAt(0).fee, first?.feeAt(1).fee];
  });
  expect(amounts).toEqual([
    [2100, 2100],
    [0, 0],
  ]);
});

test('[SH-05] omits a parcel without a known fee; a parcel without a fee stays at 0 won', () => {
  const bare = priceCart(cart);
  expect(parcelsOf(cart, { ...bare, bundleFees: new Map() })).toEqual([]);
  expect(parcelWithoutFee(key)).toMatchObject({ bundleKey: 'B' });
  expect(parcelWithoutFee(key).feeAt(5000)).toEqual({ fee: 0, subtotal: 0 });
});
