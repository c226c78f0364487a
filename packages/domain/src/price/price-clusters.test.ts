import { expect, test } from 'vitest';
import { bundleKey, cartUnitId, couponIssueNo, shippingPolicyKey } from '../money/ids.ts';
import { won } from '../money/won.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import { aUnit, testNow, anAddition, anExpressShopBranch, anItem, anOption } from '../testing/builders/unit.ts';
import { aCoupon, aDiscount, anExtraDiscount, anOpenCart, withAllSelected } from '../testing/index.ts';
import {
  clustersOf,
  cartOfClusters,
  isBuying,
  priceClusters,
  withServerFees,
  withUnit,
  type PricedClusters,
} from './price-clusters.ts';
import { priceCart } from './price-cart.ts';
import { isFeeKnown } from './priced-cart.ts';
import { type PricingInput, priceTogether } from './price-steps.ts';
import { missingAfter } from '../cart/cart.ts';
import { additionsTotal, branchPrice, piecePrice, unitItemPrice } from './ledger/line.ts';

const id = cartUnitId;
const unit = (n: number, parcel: string, discountNo?: string) =>
  aUnit({
    cartUnitId: id(n),
    bundleKey: bundleKey(parcel),
    discounts: discountNo === undefined ? [] : [aDiscount({ discountType: 'Bundle', discountNo })],
  });
const coupon = (no: string, ...ids: readonly number[]) =>
  aCoupon({ couponIssueNo: couponIssueNo(no), cartUnitIds: ids.map(id) });

const numbers = (clusters: ReturnType<typeof clustersOf>): readonly (readonly number[])[] =>
  clusters.clusters.map(({ units }) => units.map((one) => one.cartUnitId));

test('[CP-17 DC-02 SH-02] units are connected by parcel, bundle discount and coupon, also indirectly', () => {
  const units = [unit(1, 'A'), unit(2, 'B', 'D1'), unit(3, 'C'), unit(4, 'A'), unit(5, 'D', 'D1'), unit(6, 'E', 'D2')];
  expect(numbers(clustersOf(units, []))).toEqual([[1, 4], [2, 5], [3], [6]]);
  const tied = clustersOf(units, [coupon('C1', 4, 3), coupon('C2', 99), coupon('C3', 6)]);
  expect(numbers(tied)).toEqual([[1, 3, 4], [2, 5], [6]]);
  expect(tied.clusters.map(({ coupons }) => coupons.map(({ couponIssueNo: no }) => no))).toEqual([['C1'], [], ['C3']]);
});

test('[PR-08] a change of one unit prices only its own cluster again', () => {
  const units = [unit(1, 'A'), unit(2, 'B'), unit(3, 'A')];
  const state = withAllSelected(anOpenCart(units, { coupons: { applied: [coupon('C1', 1)] } }));
  const input = pricingInput(state);
  const before = priceClusters(input);
  const more = { ...unit(3, 'A'), quantity: 4 };
  const after = withUnit(before, id(3), ({ isBought }) => ({ unit: more, isBought }));
  expect(after?.clusters[1]).toBe(before.clusters[1]);
  expect(after?.clusters[0]).not.toBe(before.clusters[0]);
  const changed = { ...input, units: [units[0]!, units[1]!, more] };
  expect(after && cartOfClusters(after, true, () => changed).entries).toEqual(priceCart(changed).entries);
});

test('[PR-08 DC-01] an own discount connects no units; a bundle discount connects the units that have it', () => {
  const input = pricingInput(withAllSelected(anOpenCart([unit(1, 'A', 'D1'), unit(2, 'B')])));
  const own = { ...unit(2, 'B'), discounts: [aDiscount({ discountType: 'Seller' })] };
  const after = withUnit(priceClusters(input), id(2), () => ({ unit: own, isBought: true }));
  const changed = { ...input, units: [input.units[0]!, own] };
  expect(after && cartOfClusters(after, true, () => changed).payable).toBe(priceCart(changed).payable);
});

test('[PR-08 SH-02] rejects an incremental update if a unit gets other connections', () => {
  const first = [unit(1, 'A', 'D1'), unit(2, 'B')];
  const before = priceClusters(pricingInput(withAllSelected(anOpenCart([...first, unit(3, 'C', 'D1')]))));
  const put = (n: number, changed: (typeof first)[number]) =>
    withUnit(before, id(n), () => ({ unit: changed, isBought: true }));
  const otherTerms = { ...unit(2, 'B'), shippingPolicyKey: shippingPolicyKey('other') };
  for (const changed of [unit(2, 'A'), unit(2, 'B', 'D1'), otherTerms]) expect(put(2, changed)).toBeUndefined();
  // another parcel with the same discounts
  expect(put(3, unit(3, 'B', 'D1'))).toBeUndefined();
  expect(put(2, { ...unit(2, 'B'), quantity: 2 })).toBeDefined();
  expect(withUnit(before, id(9), (one) => one)).toBeUndefined();
});

test('[CP-17] coupons on deleted units connect no units and stay with the remaining unit', () => {
  const units = [unit(1, 'A'), unit(2, 'B')];
  const couponsOf = (...coupons: Parameters<typeof clustersOf>[1]) =>
    clustersOf(units, coupons).clusters.map(({ coupons: own }) => own.map(({ couponIssueNo: no }) => no));
  expect(couponsOf(coupon('C1', 98, 1), coupon('C2', 99, 2), coupon('C3', 99, 98))).toEqual([['C1'], ['C2']]);
  expect(couponsOf(coupon('C1', 1, 98), coupon('C2', 2, 99))).toEqual([['C1'], ['C2']]);
});

const three = [unit(1, 'A'), unit(2, 'B'), unit(3, 'B')];
const inputOf = (over: Partial<PricingInput> = {}): PricingInput => ({
  ...pricingInput(withAllSelected(anOpenCart(three))),
  ...over,
});
const bought = (priced: PricedClusters, n: number, isBought: boolean): PricedClusters =>
  withUnit(priced, id(n), (one) => ({ ...one, isBought })) ?? priced;
const isShippingKnown = (priced: PricedClusters): boolean =>
  cartOfClusters(priced, true, () => priced.input).shippingKnown;

test('[SH-05] shipping is unknown while a bought unit has an unreadable parcel, and known without it', () => {
  const priced = priceClusters(inputOf({ unreadParcels: new Set([bundleKey('A')]) }));
  expect([isShippingKnown(priced), isShippingKnown(bought(priced, 2, false))]).toEqual([false, false]);
  const without = bought(priced, 1, false);
  expect([isShippingKnown(without), isShippingKnown(bought(without, 2, false))]).toEqual([true, true]);
  expect(isShippingKnown(bought(without, 1, true))).toBe(false);
});

test('[SH-05] shipping is known if no parcel is marked unreadable', () => {
  const { unreadParcels: _, ...input } = inputOf();
  expect([isShippingKnown(priceClusters(input)), priceCart(input).shippingKnown]).toEqual([true, true]);
  expect(isFeeKnown(priceCart(input), bundleKey('A'))).toBe(true);
});

test('[SH-05 SE-03] a parcel that one server response omits is unreadable only for that response', () => {
  const priced = priceClusters(inputOf());
  const answered = withServerFees(priced, inputOf({ unreadParcels: new Set([bundleKey('B')]) }));
  expect([isShippingKnown(priced), isShippingKnown(answered)]).toEqual([true, false]);
});

test('[OV-11] goods that are no longer bought no longer count towards free shipping overseas', () => {
  const asked = three.map(({ cartUnitId }) => ({ cartUnitId, shippingFee: won(5000), shippingWeight: 1 }));
  const oversea = {
    selectedCompany: 'CJ',
    fees: [{ shippingCompany: 'CJ', shippingFees: asked }],
    unavailable: [],
    freeFrom: won(20_000),
  } as const;
  const input = inputOf({ oversea });
  const all = priceClusters(input);
  for (const numbers of [[3], [3, 1], [2, 3], [1, 2, 3]]) {
    const priced = numbers.reduce((left, n) => bought(left, n, false), all);
    const selected = new Set(three.map(({ cartUnitId }) => cartUnitId).filter((one) => !numbers.includes(one)));
    const expected = priceCart({ ...input, selected });
    expect(cartOfClusters(priced, true, () => ({ ...input, selected })).payable).toBe(expected.payable);
  }
});

test('[SE-03] checks that exactly these quantities of exactly these units are bought', () => {
  const priced = priceClusters(inputOf());
  const asked = (...quantities: readonly number[]) => ({ selected: quantities.map((_, i) => id(i + 1)), quantities });
  for (const changed of [undefined, id(2), id(9)]) {
    expect(isBuying(priced, asked(1, 1, 1), changed)).toBe(true);
    expect([isBuying(priced, asked(1, 2, 1), changed), isBuying(priced, asked(1, 1), changed)]).toEqual([false, false]);
    expect(isBuying(priced, asked(1, 1, 1, 1), changed)).toBe(false);
  }
  expect(isBuying(bought(priced, 2, false), asked(1, 1, 1), id(2))).toBe(false);
});

test('[DC-04] a cart of clusters gets the same best extra discount as a cart priced at once', () => {
  const candidate = anExtraDiscount({ unit: 'Amount', discountAmount: won(700), baseAmount: won(15_000) });
  const input = inputOf({ extraDiscounts: { candidates: [candidate], now: testNow } });
  const all = priceClusters(input);
  for (const [priced, numbers, goods] of [
    [all, [1, 2, 3], 29_300],
    [bought(all, 3, false), [1, 2], 19_300],
    [bought(bought(all, 3, false), 1, false), [2], 10_000],
  ] as const) {
    const selected = new Set(numbers.map(id));
    const cart = cartOfClusters(priced, true, () => ({ ...input, selected }));
    const { payable } = priceCart({ ...input, selected });
    expect([cart.goods, cart.payable]).toEqual([goods, payable]);
  }
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

test('[PR-01] before any step a price has only the item prices of its lines', () => {
  const unit = aUnit({ quantity: 2 });
  const pricing = priceTogether([], [unit], [], pricingInput(withAllSelected(anOpenCart([unit]))));
  expect(pricing).toMatchObject({ lines: [{ unit, left: 20_000 }], fees: [], shippingCoupons: [], overseas: [] });
});

const pieceUnit = aUnit({
  quantity: 3,
  item: anItem({
    itemSellPrice: won(10_000),
    options: [anOption({ optionPrice: won(500) }), anOption({ optionNo: 'O2', optionPrice: won(-200) })],
    additions: [anAddition({ price: won(1000), quantity: 2 }), anAddition({ additionNo: 'A2', price: won(300) })],
  }),
});

test('[PR-01] additions total is the sum of price times quantity of the additions', () => {
  expect([additionsTotal(pieceUnit), additionsTotal(aUnit({ item: anItem({ additions: [] }) }))]).toEqual([2300, 0]);
});

test('[PR-01] unit item price is (sell price + options + branch) × quantity + additions', () => {
  expect(piecePrice(pieceUnit)).toBe(10_300);
  expect(unitItemPrice(pieceUnit)).toBe(10_300 * 3 + 2300);
});

test('[PR-01] the branch of a unit adds to the price of each piece', () => {
  const express = aUnit({
    ...pieceUnit,
    cartUnitType: 'ExpressShop',
    expressShopBranch: anExpressShopBranch({ branchAdditionalPrice: won(150) }),
  });
  expect(branchPrice(express)).toBe(150);
  expect(unitItemPrice(express)).toBe((10_300 + 150) * 3 + 2300);
});
