import { either as E, option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartUnitId, couponIssueNo, itemNo, shippingPolicyKey } from '../money/ids.ts';
import { payableOf } from '../selectors/priced-of.ts';
import { won } from '../money/won.ts';
import { aCoupon, aHeldCoupon, anExtraDiscount, arbCartState, testNow } from '../testing/index.ts';
import {
  bestCoupons,
  cartOf,
  changeQuantity,
  checkOrder,
  couponsFor,
  plainItem,
  plainPolicy,
  plainUnit,
  priceOfCart,
} from './index.ts';
import { forAll } from '../testing/laws.ts';

const apples = {
  ...plainUnit,
  item: { ...plainItem, itemNo: itemNo('A'), itemName: 'Apples', itemSellPrice: won(10_000) },
};
const one = cartUnitId(1);
const coupons = { status: 'Known', offered: [aHeldCoupon()] } as const;
const member = { isLogin: true, memberType: 'Member' } as const;
const cart = cartOf([apples], { coupons });
const members = cartOf([apples], { coupons, buyer: { ...cart.buyer, ...member } });

test('[EN-02] a plain cart has a price, its entries add up, and its order is not blocked', () => {
  expect(priceOfCart(cart, testNow)).toMatchObject({ price: 10_000, itemTotal: 10_000, cartUnitCount: 1 });
  expect(checkOrder(members, testNow)).toEqual([]);
});

test('[EN-02] keeps a manual selection and refuses an empty order', () => {
  const nothing = cartOf([apples], { selected: [] });
  expect(priceOfCart(nothing, testNow).price).toBe(0);
  expect(checkOrder(nothing, testNow)[0]).toMatchObject({ code: 'CART-BR7-01' });
});

test('[EN-01 EN-02 CK-19] the moment is an argument: an expired coupon, whenever the cart was read', () => {
  const used = { ...members, appliedCoupons: [aCoupon({ cartUnitIds: [one] })] };
  const end = Date.parse(aHeldCoupon().expiredDate);
  for (const pricesAsOf of [0, end, end + 1]) {
    expect(checkOrder({ ...used, pricesAsOf }, end)).toEqual([]);
    expect(checkOrder({ ...used, pricesAsOf }, end + 1)).toMatchObject([{ code: 'COUPON-EXPIRED', units: [1] }]);
  }
});

test('[EN-01 EN-02 DC-04] the moment is an argument: an expired offer', () => {
  const endDate = new Date(testNow).toISOString();
  const offered = cartOf([apples], {
    extraDiscountCandidates: [anExtraDiscount({ endDate, unit: 'Amount', discountAmount: won(1000) })],
  });
  expect([priceOfCart(offered, testNow).price, priceOfCart(offered, testNow + 1).price]).toEqual([9000, 10_000]);
  expect(bestCoupons(offered, testNow + 1).payable).toBe(10_000);
});

test('[EN-02 CK-19] reports every refusal of a server: pieces, stock and coupons', () => {
  const some = {
    ...apples,
    quantity: 3,
    item: { ...apples.item, stock: O.some(5), limits: { ...apples.item.limits, min: 4 } },
  };
  const units = [some, { ...some, cartUnitId: cartUnitId(2) }];
  const appliedCoupons = [aCoupon({ couponIssueNo: couponIssueNo('NOBODY'), cartUnitIds: [one] })];
  const codes = checkOrder(
    { ...cartOf(units, members), units, selected: [one, cartUnitId(2)], appliedCoupons },
    testNow,
  );
  expect(codes.map(({ code, units: ids }) => [code, ids])).toEqual([
    ['CART-BR3-05', [1]],
    ['CART-BR3-05', [2]],
    ['STOCK-SHARED', [1, 2]],
    ['CART-BR5-08', [1]],
  ]);
});

test('[EN-02] accepts a quantity, refuses it with a reason, or returns none for a missing unit', () => {
  expect(changeQuantity(cart, one, ' 999 ')).toEqual(O.some(E.right(999)));
  expect(changeQuantity(cart, one, '1000')).toMatchObject({ value: { left: { code: 'CART-BR3-09' } } });
  expect(changeQuantity(cart, cartUnitId(2), '1')).toEqual(O.none);
  const used = cartOf([apples], { appliedCoupons: [aCoupon({ cartUnitIds: [one] })] });
  expect(changeQuantity(used, one, '2')).toMatchObject({ value: { left: { code: 'CART-BR3-07' } } });
});

test('[EN-02] each coupon of a unit has its remaining price or a reason', () => {
  const [section] = O.toNullable(couponsFor(members, one, testNow))?.sections ?? [];
  expect(section?.options).toMatchObject([{ key: 'C1', priceAfter: 9000, against: O.none }]);
  const guests = O.toNullable(couponsFor(cart, one, testNow))?.sections[0]?.options;
  expect(guests).toMatchObject([{ against: { value: { code: 'CART-BR5-01' } } }]);
  expect(couponsFor(cart, cartUnitId(2), testNow)).toEqual(O.none);
});

test('[EN-02 CP-19] the best coupons are proved, and each unused coupon has a reason', () => {
  const small = aHeldCoupon({ issueNo: O.some(couponIssueNo('C2')), discountValue: 5 });
  const best = bestCoupons({ ...members, coupons: { status: 'Known', offered: [small, aHeldCoupon()] } }, testNow);
  expect(best).toMatchObject({ saving: 1000, payable: 9000, isProved: true });
  expect(best.unused).toMatchObject([{ coupon: { discountValue: 5 }, reason: { code: 'COUPON-BETTER-OTHERWISE' } }]);
});

test('[EN-02 PR-08] the price of any cart is the sum of its entries and equals the payable amount', () => {
  forAll([arbCartState, fc.constantFrom(0, testNow)], (state, now) => {
    const { price, entries } = priceOfCart(state, now);
    expect(entries.reduce((total, { amount }) => total + amount, 0)).toBe(price);
    expect(price).toBe(payableOf({ ...state, pricesAsOf: now }));
  });
});

test('[EN-07] an inconsistent cart is a bug of its author and throws with its paths', () => {
  expect(() => cartOf([apples, apples])).toThrow(
    new TypeError('not a cart: units.1.cartUnitId: Repeated 1, selected.1: Repeated 1'),
  );
  expect(() => cartOf([apples], { selected: [cartUnitId(7)] })).toThrow('selected.0: NoSuchUnit 7');
  expect(() =>
    cartOf([apples], { shippingPolicies: [{ ...plainPolicy, shippingPolicyKey: shippingPolicyKey('farm') }] }),
  ).toThrow('units.0.shippingPolicyKey: NoSuchTerms shop');
  const stranger = aCoupon({ couponIssueNo: couponIssueNo('C9'), cartUnitIds: [one] });
  expect(() => cartOf([apples], { coupons, appliedCoupons: [stranger] })).toThrow('NoSuchCoupon C9');
});
