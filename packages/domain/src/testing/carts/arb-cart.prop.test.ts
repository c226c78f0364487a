import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOrderable } from '../../entities/cart/cart-unit.ts';
import { checkOrder } from '../../engine/check-order.ts';
import { contradictionsIn } from '../../engine/contradictions.ts';
import { priceOfCart } from '../../engine/price-of-cart.ts';
import { priceRules } from '../../price/ledger/ledger.ts';
import type { CartState } from '../../state/state.ts';
import { testNow } from '../builders/unit.ts';
import { lawRuns } from '../law-runs.ts';
import { arbCart } from './arb-cart.ts';
import { cartReport } from './cart-report.ts';
import { boundsOf, type CartTerms, type Range } from './cart-terms.ts';
import { aPlainCart, aPlainUnit } from './plain-cart.ts';

const isIn = (range: Range, n: number): boolean => n >= boundsOf(range).min && n <= boundsOf(range).max;
test('[EN-04] a drawn cart does not contradict itself, and nobody can change it', () => {
  fc.assert(
    fc.property(arbCart(), (cart) => {
      expect(contradictionsIn(cart)).toEqual([]);
      expect([cart, ...cart.units, ...cart.units.map(({ item }) => item)].every(Object.isFrozen)).toBe(true);
    }),
    { numRuns: lawRuns(100) },
  );
});

test.each<readonly [CartTerms, (cart: CartState) => boolean]>([
  [{ units: 0 }, ({ units }) => units.length === 0],
  [{ units: 7 }, ({ units }) => units.length === 7],
  [{ units: [2, 3] }, ({ units }) => isIn([2, 3], units.length)],
  [{ coupons: 0 }, ({ coupons }) => coupons.offered.length === 0],
  [{ coupons: [2, 4] }, ({ coupons }) => isIn([2, 4], coupons.offered.length)],
  [{ quantities: [3, 4] }, ({ units }) => units.every(({ quantity }) => isIn([3, 4], quantity))],
  [{ quantities: 999 }, ({ units }) => units.every(({ quantity }) => quantity === 999)],
  [{ prices: [20_000, 30_000] }, ({ units }) => units.every(({ item }) => isIn([20_000, 30_000], item.itemSellPrice))],
  [{ prices: 500 }, ({ units }) => units.every(({ item }) => item.itemSellPrice === 500)],
  [{ discounts: 0 }, ({ units }) => units.every(({ discounts }) => discounts.length === 0)],
  [{ discounts: [1, 3] }, ({ units }) => units.every(({ discounts }) => isIn([1, 3], discounts.length))],
  [{ leftOut: false }, ({ units, selected }) => units.every(isOrderable) && selected.length === units.length],
  [{ tenant: 'outlet' }, ({ storefront }) => storefront.tenant === 'outlet'],
  [{ device: 'm', language: 'jp' }, ({ storefront }) => storefront.device === 'm' && storefront.language === 'jp'],
  [{ buyer: { isSmileClub: true } }, ({ buyer }) => buyer.isSmileClub && buyer.isLogin],
  [
    { overseas: true },
    ({ shippingCountry, oversea }) => shippingCountry !== 'SouthKorea' && oversea.status === 'Known',
  ],
  [{ overseas: false }, ({ shippingCountry }) => shippingCountry === 'SouthKorea'],
  // an outlet ships nothing overseas (OV-14)
  [{}, ({ storefront, shippingCountry }) => storefront.tenant !== 'outlet' || shippingCountry === 'SouthKorea'],
])('[EN-04 OV-14] of %j what is said always holds', (terms, holds) => {
  fc.assert(fc.property(arbCart(terms), holds), { numRuns: lawRuns(100) });
});

test('[EN-04 OV-14] terms that no cart has are refused', () => {
  expect(() => arbCart({ tenant: 'outlet', overseas: true })).toThrow('an outlet ships nothing overseas');
  expect(() => arbCart({ quantities: [3, 1] })).toThrow(/max/iu);
});

test('[EN-04] all that can be in a price, in use and against an order occurs; many carts can be ordered', () => {
  const carts = fc.sample(arbCart(), { numRuns: 2000, seed: 7 });
  const rules = new Set(carts.flatMap((cart) => priceOfCart(cart, testNow).entries.map(({ rule }) => rule)));
  // what a branch adds is a thing of its branch, promotions are of an engine of one’s own
  expect(priceRules.filter((rule) => !rules.has(rule))).toEqual(['BranchPrice', 'Promotion']);
  const codes = carts.map((cart) => checkOrder(cart, testNow).map(({ code }) => code));
  expect(new Set(codes.flat()).size).toBeGreaterThanOrEqual(15);
  expect(codes.filter((found) => found.length === 0).length).toBeGreaterThan(500);
  expect(carts.filter(({ appliedCoupons }) => appliedCoupons.length > 1).length).toBeGreaterThan(20);
  expect(carts.some(({ units }) => new Set(units.map(({ item }) => item.itemNo)).size < units.length)).toBe(true);
  expect(carts.some(({ units }) => units.some(({ unableOrderType }) => O.isSome(unableOrderType)))).toBe(true);
});

/** The text that a person would read of the law's failure. */
const printed = (law: (cart: CartState) => boolean, terms: CartTerms = {}): string => {
  const failure = fc.check(fc.property(arbCart(terms), law), { seed: 7, numRuns: 5000 });
  if (!failure.failed) throw new Error('the law holds');
  return fc.stringify(failure.counterexample?.[0]);
};
const paid = (cart: CartState) => priceOfCart(cart, testNow);

test.each<readonly [says: string, law: (cart: CartState) => boolean, terms: CartTerms, printed: readonly string[]]>([
  [
    'a cart costs less than 50,000 won',
    (cart) => paid(cart).price < 50_000,
    {},
    ['a plain cart of 1 unit, but for', '  unit 1: quantity 3 · item.itemSellPrice 16667'],
  ],
  [
    'shipping is free',
    (cart) => paid(cart).shippingTotal === 0,
    {},
    ['a plain cart of 1 unit, but for', '  shipping P/Seller/S1: shippingFee 3000'],
  ],
  [
    'coupons save 1,000 won at most',
    (cart) => paid(cart).couponTotal <= 1000,
    {},
    ['a plain cart of 1 unit, but for', '  coupon C1: Amount 1100 · used on unit 1'],
  ],
  [
    'no coupon is on shipping',
    (cart) => !paid(cart).entries.some(({ rule }) => rule === 'ShippingCoupon'),
    {},
    [
      'a plain cart of 1 unit, but for',
      '  coupon C1: Amount 1000 · flags.isFreeShipping true · used on unit 1',
      '  shipping P/Seller/S1: shippingFee 3000',
    ],
  ],
  [
    'the way overseas is free',
    (cart) => paid(cart).overseaShippingTotal === 0,
    {},
    ['a plain cart of 1 unit, but for', '  overseas: to China by EMS'],
  ],
  [
    'no item is in the cart twice',
    ({ units }) => new Set(units.map(({ item }) => item.itemNo)).size === units.length,
    { units: 2 },
    ['a plain cart of 2 units, but for', '  unit 2: item.itemNo "I1"'],
  ],
  [
    'no unit is above its limit',
    (cart) => checkOrder(cart, testNow).every(({ code }) => code !== 'CART-BR3-06'),
    {},
    ['a plain cart of 1 unit, but for', '  unit 1: quantity 4 · item.limits.max 3'],
  ],
])(
  '[EN-04] that %s is false: it shrinks to what it takes, told as the difference from a plain cart',
  (_, law, terms, says) => {
    expect(printed(law, terms).split('\n')).toEqual(says);
  },
);

test('[EN-04] the message of a failing law has the cart in these words', () => {
  const law = fc.property(arbCart(), (cart) => paid(cart).shippingTotal === 0);
  expect(() => fc.assert(law, { seed: 7, numRuns: 5000 })).toThrow('shipping P/Seller/S1: shippingFee 3000]');
});

test('[EN-04] whatever the law, a cart of the default size is told in a handful of lines once it has shrunk', () => {
  const laws: readonly ((cart: CartState) => boolean)[] = [
    (cart) => cart.appliedCoupons.length < 2,
    (cart) => paid(cart).discountTotal < 10_000,
    (cart) => paid(cart).entries.length < 6,
    (cart) => checkOrder(cart, testNow).length < 3,
    (cart) => cart.units.length < 3 || paid(cart).couponTotal === 0,
  ];
  for (const law of laws) {
    const text = printed(law);
    expect(text.split('\n').length, text).toBeLessThanOrEqual(7);
    expect(text.length, text).toBeLessThanOrEqual(500);
  }
});

test('[EN-04] only the plain cart is told as plain', () => {
  fc.assert(
    fc.property(arbCart(), (cart) => {
      const plain = aPlainCart(cart.units.map((_, i) => aPlainUnit(i + 1)));
      expect(cartReport(cart).includes('but for')).toBe(JSON.stringify(cart) !== JSON.stringify(plain));
    }),
    { numRuns: lawRuns(200) },
  );
});
