import { expect, test } from 'vitest';
import fc from 'fast-check';
import { cartUnitId, couponIssueNo, bundleKey, shippingPolicyKey } from '../../money/ids.ts';
import { pricedOf, pricingInput } from '../../selectors/priced-of.ts';
import { won } from '../../money/won.ts';
import { aCoupon, aDiscount, aPolicy } from '../../testing/builders/price.ts';
import { anItem, anOpenCart, aUnit, withAllSelected, arbWonIn, arbCartState } from '../../testing/index.ts';
import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';
import { couponWorth, lanesOf, linesByPlace, shippingCouponWorth } from './coupon-lanes.ts';
import { forAll, law } from '../../testing/laws.ts';
import { lineOf, type Line } from '../ledger/line.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { totalOf, type LedgerEntry } from '../ledger/ledger.ts';
import { priceCart } from '../price-cart.ts';
import { cartSummary, itemGroupSummary, sellerGroupSummary } from '../priced-cart.ts';

const coupon = (no: string, over: Partial<AppliedCoupon> = {}): AppliedCoupon =>
  aCoupon({ couponIssueNo: couponIssueNo(no), couponName: no, couponType: 'SellerDupCoupon', ...over });
const amount = (no: string, discountValue: number, over: Partial<AppliedCoupon> = {}): AppliedCoupon =>
  coupon(no, { discountUnitType: 'Amount', discountValue, ...over });
const entries = (coupons: readonly AppliedCoupon[], units = [aUnit()]) =>
  pricedOf(withAllSelected(anOpenCart(units, { coupons: { applied: coupons } }))).entries.filter(
    ({ kind }) => kind === 'Coupon',
  );
const told = (coupons: readonly AppliedCoupon[]) =>
  entries(coupons).map(({ inputs, amount: taken }) => `${'name' in inputs ? inputs.name : ''} ${taken}`);

test('[CP-03] applies coupons of a lane by issue number in any input order, each to the remaining price', () => {
  const both = [amount('A', 1000), coupon('B')];
  for (const coupons of [both, both.toReversed()]) expect(told(coupons)).toEqual(['A -1000', 'B -900']);
});

test('[CP-03] applies lanes in order: buyer, super, additional', () => {
  const all = [coupon('A'), coupon('B', { couponType: 'SuperCoupon' }), coupon('C', { couponType: 'BuyerCoupon' })];
  for (const coupons of [all, all.toReversed()]) expect(told(coupons)).toEqual(['C -1000', 'B -900', 'A -810']);
});

test('[PR-03] only a buyer coupon replaces the option discount, unless it is for shipping', () => {
  const units = [aUnit({ discounts: [aDiscount({ discountType: 'Ebay' })] })];
  const hasOption = (over: Partial<AppliedCoupon>) =>
    pricedOf(withAllSelected(anOpenCart(units, { coupons: { applied: [coupon('A', over)] } }))).entries.some(
      ({ rule }) => rule === 'EbayDiscount',
    );
  const kept = [{ couponType: 'SellerDupCoupon' }, { couponType: 'BuyerCoupon', isFreeShipping: true }] as const;
  expect([hasOption({ couponType: 'BuyerCoupon' }), ...kept.map(hasOption)]).toEqual([false, true, true]);
});

test('[PR-08] a unit with a coupon share of 0 won gets no entry', () => {
  const units = [1, 2].map((n) => aUnit({ cartUnitId: cartUnitId(n) }));
  expect(entries([amount('A', 1, { cartUnitIds: [1, 2].map(cartUnitId) })], units)).toHaveLength(1);
});

test('[CP-12] a coupon of an unknown type saves 0 won and does not block other coupons', () => {
  const all = [coupon('A', { couponType: 'Unknown' })];
  expect(pricedOf(withAllSelected(anOpenCart([aUnit()], { coupons: { applied: all } }))).payable).toBe(12_500);
  expect(told([coupon('A', { couponType: 'Unknown' }), coupon('B')])).toEqual(['B -1000']);
});

test('[PR-08] an entry has the rate or amount, the basis, and the limit only if it was reached', () => {
  const inputsOf = (one: AppliedCoupon) => entries([one])[0]?.inputs;
  const [rate, each] = [
    { name: 'A', rate: 10, basis: 10_000 },
    { name: 'A', each: 700, basis: 10_000 },
  ];
  expect([inputsOf(coupon('A')), inputsOf(amount('A', 700))]).toEqual([rate, each]);
  const cut = (limit: number) => ({ limitPrice: won(limit) });
  expect([999, 1001].map((limit) => inputsOf(coupon('A', cut(limit))))).toEqual([{ ...rate, limit: 999 }, rate]);
  expect([500, 701].map((limit) => inputsOf(amount('A', 700, cut(limit))))).toEqual([{ ...each, limit: 500 }, each]);
});

test('[CP-17] splits with the remaining won on the earlier unit, in any order of the coupon’s units', () => {
  const units = [1, 2].map((n) => aUnit({ cartUnitId: cartUnitId(n), item: anItem({ itemSellPrice: won(5000) }) }));
  const sharesOf = (...ids: readonly number[]) =>
    entries([amount('A', 101, { cartUnitIds: ids.map(cartUnitId) })], units).map(({ amount: taken }) => taken);
  expect(sharesOf(1, 2)).toEqual([-51, -50]);
  expect(sharesOf(2, 1)).toEqual([-51, -50]);
});

test('[CP-03] a rate is rounded down; saves 0 won below its minimum purchase or on no price, at most its limit', () => {
  const worths = (over: Partial<AppliedCoupon>, ...prices: readonly number[]) =>
    prices.map((price) => couponWorth(aCoupon(over), won(price)));
  const amount = { discountUnitType: 'Amount', discountValue: 300 } as const;
  expect([worths({ discountValue: 10 }, 999), worths(amount, 999)]).toEqual([[99], [300]]);
  const cut = { discountValue: 50, possiblePrice: won(1000), limitPrice: won(700) };
  expect(worths(cut, 999, 1000, 1399, 1400, 1401)).toEqual([0, 500, 699, 700, 700]);
  for (const over of [{}, amount]) expect(worths({ ...over, possiblePrice: won(-9) }, 0, -5)).toEqual([0, 0]);
});

test('[CP-03] never exceeds the price it applies to and is never below 0', () => {
  const arbCoupon = fc.record({
    discountUnitType: fc.constantFrom('Rate' as const, 'Amount' as const),
    discountValue: fc.integer({ min: 0, max: 100 }),
    possiblePrice: arbWonIn(0, 50_000),
    limitPrice: arbWonIn(0, 10_000),
  });
  forAll([arbCoupon, arbWonIn(0, 100_000)], (over, price) => {
    const worth = couponWorth(aCoupon(over), price);
    expect(worth).toBeGreaterThanOrEqual(0);
    expect(worth).toBeLessThanOrEqual(price);
  });
});

const parcel = (fee: number, subtotal = 10_000) => ({ fee: won(fee), subtotal: won(subtotal) });

test.each([
  ['CP-05] part of the fee', { discountValue: 100 }, parcel(2500), 2500],
  ['CP-05] at most its limit', { discountValue: 50, limitPrice: won(1000) }, parcel(2500), 1000],
  ['CP-05] at most the fee', { discountUnitType: 'Amount', discountValue: 3000 } as const, parcel(2500), 2500],
  ['CP-05] nothing without a fee', { discountValue: 100 }, parcel(0), 0],
  [
    'CP-03] from a minimum purchase of goods',
    { discountValue: 100, possiblePrice: won(10_000) },
    parcel(2500, 10_000),
    2500,
  ],
  ['CP-03] nothing below it', { discountValue: 100, possiblePrice: won(10_000) }, parcel(2500, 9999), 0],
])('[%s', (_, over, charged, worth) => expect(shippingCouponWorth(aCoupon(over), charged)).toBe(worth));

const id = cartUnitId;
const lines = [1, 2, 3].map((n) => lineOf(aUnit({ cartUnitId: id(n) })));

test('[CP-17] each bought unit with a coupon has a unique index; other units have none', () => {
  const byPlace = linesByPlace(lines, lanesOf([aCoupon({ cartUnitIds: [id(2), id(9)] })]));
  expect(byPlace).toHaveLength(2);
  expect(Object.entries(byPlace)).toEqual([['0', lines[1]]]);
});

test('[CP-17] without coupons no line is read', () => {
  const unread: readonly Line[] = Object.assign([...lines], {
    [Symbol.iterator]: () => {
      throw new Error('looked at');
    },
  });
  expect(linesByPlace(unread, lanesOf([]))).toEqual([]);
});

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
  priceCart(
    pricingInput(withAllSelected(anOpenCart(units, { shipping: { policies }, coupons: { applied: coupons } }))),
  );
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
        anOpenCart(state, { coupons: { applied: [shipping({ cartUnitIds: [3, 2].map((n) => cartUnitId(n)) })] } }),
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
