import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartOf } from '../../engine/cart/cart-of.ts';
import { guest } from '../../entities/buyer/buyer.ts';
import { asApplied } from '../../entities/coupon/coupon.ts';
import { noOversea } from '../../entities/overseas/oversea.ts';
import { USD } from '../../money/currency.ts';
import { cartUnitId, couponIssueNo, itemNo } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { createEngine } from '../../engine/create-engine.ts';
import { marketplace } from '../../engine/marketplace.ts';
import { replaceFields, type Cart, type CartFields } from '../../cart/cart.ts';
import { anAddition, anItem, anOption, aSeller, aSmileFreshBranch, aUnit } from '../builders/unit.ts';
import { aDiscount, aDiscountPolicy, aFundingDiscount } from '../builders/price.ts';
import { aPlainExtra } from './cart-of-draft.ts';
import { cartReport, reported } from './cart-report.ts';
import { aPlainCart, aPlainCoupon, aPlainUnit, inOwnParcel } from './plain-cart.ts';

const [one, two] = [aPlainUnit(1), aPlainUnit(2)];
const plain = aPlainCart([one]);
const coupon = aPlainCoupon(1);
const used: Cart = {
  ...plain,
  coupons: { ...plain.coupons, status: 'Known', offered: [coupon], applied: [asApplied(coupon, [one.cartUnitId])] },
  units: [{ ...one, appliedCouponIssueNoes: [couponIssueNo('C1')] }],
};
const withUnit = (over: object): Cart => aPlainCart([{ ...one, ...over }]);
const withItem = (over: object): Cart => withUnit({ item: { ...one.item, ...over } });

const but = (over: CartFields, cart = plain): Cart => replaceFields(cart, over);
const ids = [one.cartUnitId];
const gifts = anAddition({ quantity: 2 });
const off700 = aDiscountPolicy({ calcType: 'Amount', discountPrice: won(700), minApplyCondition: 2 });
const unable = { isBuyAvailable: false, unableOrderType: 'VERO_POLICY' };
const dearer = { ...asApplied(coupon, ids), discountValue: 5 };
const [terms] = plain.shipping.bundleTerms;
const special = { ...plain.shipping.policies[0]!, isSpecialShipping: true };
const branch = aSmileFreshBranch({ branchAdditionalPrice: won(300) });

test('[EN-04] a default cart is called so, whatever its size', () => {
  expect(cartReport(plain)).toBe('a plain cart of 1 unit');
  expect(cartReport(aPlainCart([one, two]))).toBe('a plain cart of 2 units');
  expect(cartReport(aPlainCart([]))).toBe('a plain cart of 0 units');
});

test.each<readonly [Cart, string]>([
  [withUnit({ quantity: 3 }), 'unit 1: quantity 3'],
  [withItem({ itemSellPrice: won(500), stock: 4 }), 'unit 1: item.itemSellPrice 500 · item.stock 4'],
  [withItem({ options: [anOption({ optionPrice: won(300), optionEntries: [] })] }), 'unit 1: option +300'],
  [withItem({ additions: [gifts] }), 'addition 1000 (name "포장", value "선물 상자", quantity 2)'],
  [withUnit({ discounts: [aDiscount()] }), 'unit 1: Seller discount 10%'],
  [withUnit({ discounts: [aDiscount({ policy: off700 })] }), 'unit 1: Seller discount 700 (minApplyCondition 2)'],
  [withUnit(unable), 'unit 1: unableOrderType "VERO_POLICY"'],
  [but({ selected: [] }), 'unit 1: not selected'],
  [{ ...withUnit(unable), selected: ids }, ' · selected'],
  [aPlainCart([inOwnParcel({ ...one, seller: aSeller() })]), 'seller.sellerName "푸른과일"'],
  [withUnit({ bundleKey: 'B/other' }), 'unit 1: bundleKey "B/other"'],
  [used, 'coupon C1: Amount 1000 · used on unit 1'],
  [but({ coupons: { applied: [] } }, used), 'and 1 coupon, but for\n  unit 1: appliedCouponIssueNoes ["C1"]'],
  [but({ coupons: { applied: [dearer] } }, used), 'coupon C1: Amount 1000 · used on unit 1 · discountValue 5'],
  [but({ coupons: { offered: [] } }, used), 'coupon C1: Amount 1000 · BuyerCoupon · used on unit 1 · not held'],
  [but({ shipping: { policies: [special] } }), 'shipping P/Seller/S1: isSpecialShipping true'],
  [but({ shipping: { bundleTerms: [{ ...terms!, isMaxCharge: false }] } }), 'parcel B/Seller/S1: isMaxCharge false'],
  [but({ discounts: { funding: [aFundingDiscount({ cartUnitIds: ids })] } }), 'funding discount F1: 500 on unit 1'],
  [but({ discounts: { extra: [{ ...aPlainExtra, baseAmount: won(9) }] } }), 'extra discount E1: 5% · baseAmount 9'],
  [but({ destination: { overseas: { ...noOversea, currency: 'JPY' } } }), 'overseas: currency "JPY"'],
  [but({ destination: { country: 'Japan' } }), 'overseas: to Japan by Unknown · status "NotAsked"'],
  [but({ destination: { country: 'DE' } }), 'but for\n  country: DE'],
  [{ ...plain, buyer: { ...plain.buyer, isUnder19: true } }, 'buyer: isUnder19 true'],
  [{ ...plain, buyer: guest }, 'but for\n  buyer: a guest'],
  [{ ...plain, buyer: { ...guest, isUnder19: true } }, 'buyer: a guest · isUnder19 true'],
  [withUnit({ cartUnitType: 'SmileFresh', smileFreshBranch: branch }), 'but for\n  unit 1: SmileFresh · branch +300'],
  [but({ pricesAsOf: 5 }), 'pricesAsOf: 5'],
  [but({ isCertificatedAdult: true }), 'isCertificatedAdult: true'],
])('[EN-04] reports the differences: %#', (cart, says) => {
  expect(cartReport(cart)).toMatch(/^a plain cart of 1 unit(?: and 1 coupon)?, but for\n/u);
  expect(cartReport(cart)).toContain(says);
});

test('[EN-04] truncates a long value, and prints a foreign cart too', () => {
  expect(cartReport(withItem({ itemName: 'x'.repeat(300) }))).toContain(`item.itemName "${'x'.repeat(58)}…`);
  const theirs = cartOf([aUnit({ item: anItem({ itemSellPrice: won(1) }) })]);
  expect(cartReport(theirs)).toContain('item.itemSellPrice 1');
  expect(cartReport(theirs)).toContain('buyer: ');
});

test('[EN-04] fast-check prints a reported cart like this; it equals the original cart, and a changed copy prints normally', () => {
  const cart = reported(plain);
  expect(fc.stringify(cart)).toBe('a plain cart of 1 unit');
  expect(cart).toEqual(plain);
  expect(Object.isFrozen(cart)).toBe(true);
  expect(JSON.stringify(cart)).toBe(JSON.stringify(plain));
  expect(fc.stringify({ ...cart, isOrdering: true })).toContain('"isOrdering":true');
});

const dollars = createEngine({ ...marketplace.terms, currency: USD });
const { item, unit } = dollars.plain;
const bread = { ...item, itemNo: itemNo('bread'), itemName: 'Bread', itemSellPrice: dollars.amount('4.00') };
const jam = { ...bread, itemNo: itemNo('jam') };
const basket = dollars.cartOf([
  { ...unit, item: bread },
  { ...unit, cartUnitId: cartUnitId(2), quantity: 2, item: jam },
]);

test('[EN-04 EN-08] prints a cart of another currency with its amounts, and given items by number', () => {
  expect(cartReport(basket, dollars)).toContain('a plain cart of 2 units in USD, but for\n');
  expect(cartReport(basket, dollars)).toContain('item.itemName "Bread" · item.itemSellPrice 4.00');
  expect(cartReport(basket, dollars, [bread, jam])).toContain('a plain cart of 2 units of bread in USD, but for\n');
  expect(cartReport(basket, dollars, [bread, jam])).toContain('  unit 2: jam · quantity 2 · ');
  expect(fc.stringify(reported({ ...basket, isOrdering: true }, dollars, [bread, jam]))).toContain('isOrdering: true');
  // without its engine the number of decimals is unknown
  expect(cartReport(basket)).toContain('a plain cart of 2 units in the smallest units of USD, but for\n');
});

test('[EN-04] prints an unusual order of units', () => {
  expect(cartReport(aPlainCart([two, one]))).toBe('a plain cart of 2 units, but for\n  order of units: 2, 1');
});

test('[EN-04 EN-09] names the promotions in use', () => {
  expect(cartReport({ ...aPlainCart(), promotions: ['ten', 'three'] })).toBe(
    'a plain cart of 1 unit, but for\n  promotions: ten · three',
  );
});
