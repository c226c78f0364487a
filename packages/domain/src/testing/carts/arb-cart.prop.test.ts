import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainItem } from '../../engine/plain.ts';
import { isOrderable, type CartUnit } from '../../entities/cart/cart-unit.ts';
import { noFlags, type Item } from '../../entities/cart/item.ts';
import { itemNo } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { quantitiesOfOrder, shortTogether } from '../../rules/checkout/pieces.ts';
import { checkOrder } from '../../engine/check-order.ts';
import { contradictionsIn } from '../../engine/contradictions.ts';
import { priceOfCart } from '../../engine/price-of-cart.ts';
import { priceRules, type PriceRule } from '../../price/ledger/ledger.ts';
import type { Cart } from '../../cart/cart.ts';
import { testNow } from '../builders/unit.ts';
import { arbCart } from './arb-cart.ts';
import type { CartTerms } from './cart-terms.ts';
import { forAll, law } from '../laws.ts';

const isIn = ([min, max]: readonly [number, number], n: number): boolean => n >= min && n <= max;
law('[EN-04] a drawn cart is consistent and frozen', [arbCart()], (cart) => {
  expect(contradictionsIn(cart)).toEqual([]);
  expect([cart, ...cart.units, ...cart.units.map(({ item }) => item)].every(Object.isFrozen)).toBe(true);
});

const bread: Item = { ...plainItem, itemNo: itemNo('bread'), itemSellPrice: won(4000), stock: O.some(2) };
const jam: Item = {
  ...plainItem,
  itemNo: itemNo('jam'),
  flags: { ...noFlags, isSmileDelivery: true },
  itemSellPrice: won(3000),
  limits: { min: 2, max: O.some(4), multiple: 2 },
};
const isGiven = ({ item }: CartUnit): boolean =>
  [bread, jam].some((one) => JSON.stringify(one) === JSON.stringify(item));
const sellersOf = ({ units }: Cart): number => new Set(units.map(({ seller }) => seller.sellerKey)).size;

const terms: readonly (readonly [CartTerms, (cart: Cart) => boolean])[] = [
  [{ units: 0 }, ({ units }) => units.length === 0],
  [{ units: 7 }, ({ units }) => units.length === 7],
  [{ units: [2, 3] }, ({ units }) => isIn([2, 3], units.length)],
  [{ coupons: 0 }, ({ coupons }) => coupons.offered.length === 0],
  [{ coupons: [2, 4] }, ({ coupons }) => isIn([2, 4], coupons.offered.length)],
  [{ quantities: [3, 4] }, ({ units }) => units.every(({ quantity }) => isIn([3, 4], quantity))],
  [{ quantities: 999 }, ({ units }) => units.every(({ quantity }) => quantity === 999)],
  [{ prices: [20_000, 30_000] }, ({ units }) => units.every(({ item }) => isIn([20_000, 30_000], item.itemSellPrice))],
  [{ prices: [11, 19] }, ({ units }) => units.every(({ item }) => isIn([11, 19], item.itemSellPrice))],
  [{ prices: 500 }, ({ units }) => units.every(({ item }) => item.itemSellPrice === 500)],
  [{ discounts: 0 }, ({ units }) => units.every(({ discounts }) => discounts.length === 0)],
  [{ discounts: [1, 3] }, ({ units }) => units.every(({ discounts }) => isIn([1, 3], discounts.length))],
  [{ discounts: 5 }, ({ units }) => units.every(({ discounts }) => discounts.length === 5)],
  [{ sellers: 1 }, (cart) => sellersOf(cart) === 1],
  [{ sellers: 3 }, (cart) => sellersOf(cart) === 3],
  [{ sellers: [2, 5], units: [2, 9] }, (cart) => isIn([2, 5], sellersOf(cart))],
  [{ items: [bread, jam] }, ({ units }) => units.every(isGiven)],
  [{ items: [jam], leftOut: false }, ({ units }) => units.every(({ quantity }) => isIn([2, 4], quantity))],
  [{ leftOut: false }, ({ units, selected }) => units.every(isOrderable) && selected.length === units.length],
  [{ now: 5 }, ({ pricesAsOf }) => pricesAsOf === 5],
  [{ tenant: 'outlet' }, ({ storefront }) => storefront.tenant === 'outlet'],
  [{ device: 'm', language: 'jp' }, ({ storefront }) => storefront.device === 'm' && storefront.language === 'jp'],
  [{ buyer: { isSmileClub: true } }, ({ buyer }) => buyer.isSmileClub && buyer.isLogin],
  [{ buyer: { isIdentityVerified: false } }, ({ buyer }) => !buyer.isIdentityVerified],
  [
    { overseas: true },
    ({ destination: { country: shippingCountry, overseas: oversea } }) =>
      shippingCountry !== 'SouthKorea' && oversea.status === 'Known',
  ],
  [{ overseas: false }, ({ destination: { country: shippingCountry } }) => shippingCountry === 'SouthKorea'],
  // an outlet never ships overseas (OV-14)
  [
    {},
    ({ storefront, destination: { country: shippingCountry } }) =>
      storefront.tenant !== 'outlet' || shippingCountry === 'SouthKorea',
  ],
];
const named = ({ items, ...rest }: CartTerms) => ({ ...rest, ...(items ? { items: items.length } : {}) });

test.each(terms.map(([one, holds]) => ({ name: JSON.stringify(named(one)), one, holds })))(
  '[EN-04 OV-14] of $name what is said always holds',
  ({ one, holds }) => {
    forAll([arbCart(one)], holds);
  },
);

const ofPieces = new Set([...quantitiesOfOrder, shortTogether].flatMap(({ codes }) => codes));

test.each<CartTerms>([{}, { units: [2, 6], quantities: [1, 9] }, { items: [bread, jam], units: [2, 5] }])(
  '[EN-04] with nothing left out no unit is short of pieces or outside its limits: %#',
  (terms) => {
    forAll([arbCart({ ...terms, leftOut: false })], (cart) => {
      expect(checkOrder(cart, testNow).filter(({ code }) => ofPieces.has(code))).toEqual([]);
    });
  },
);

const SAMPLE = 1000;
const sample = (terms: CartTerms = {}) => fc.sample(arbCart(terms), { numRuns: SAMPLE, seed: 7 });
const share = (carts: readonly Cart[], is: (cart: Cart) => boolean): number => carts.filter(is).length / carts.length;
const paid = (cart: Cart) => priceOfCart(cart, testNow);
const has = (rule: PriceRule) => (cart: Cart) => paid(cart).entries.some((entry) => entry.rule === rule);
const lanesOf = ({ coupons: { applied: appliedCoupons } }: Cart): number =>
  new Set(appliedCoupons.map(({ isFreeShipping, couponType }) => (isFreeShipping ? 'Shipping' : couponType))).size;
const isBuyable = (cart: Cart): boolean => checkOrder(cart, testNow).length === 0;

test('[EN-04] every price part, offer and violation occurs', () => {
  const carts = sample();
  const rules = new Set(carts.flatMap((cart) => paid(cart).entries.map(({ rule }) => rule)));
  // promotions require a custom engine
  expect(priceRules.filter((rule) => !rules.has(rule))).toEqual(['Promotion']);
  const codes = carts.map((cart) => checkOrder(cart, testNow).map(({ code }) => code));
  expect(new Set(codes.flat()).size).toBeGreaterThanOrEqual(18);
  expect(carts.some(({ units }) => new Set(units.map(({ item }) => item.itemNo)).size < units.length)).toBe(true);
  expect(carts.some(({ units }) => units.some(({ unableOrderType }) => O.isSome(unableOrderType)))).toBe(true);
});

test('[EN-04] typical price features are drawn frequently', () => {
  const carts = sample();
  expect(share(carts, ({ coupons: { applied: appliedCoupons } }) => appliedCoupons.length > 0)).toBeGreaterThan(0.4);
  expect(share(carts, ({ coupons: { applied: appliedCoupons } }) => appliedCoupons.length > 1)).toBeGreaterThan(0.1);
  expect(share(carts, (cart) => lanesOf(cart) > 1)).toBeGreaterThan(0.08);
  expect(share(carts, has('ShippingCoupon'))).toBeGreaterThan(0.04);
  expect(share(carts, has('BranchPrice'))).toBeGreaterThan(0.08);
  expect(share(carts, (cart) => sellersOf(cart) > 1)).toBeGreaterThan(0.2);
});

test.each<readonly [CartTerms, number]>([
  [{}, 0.5],
  [{ leftOut: false }, 0.6],
  [{ overseas: true }, 0.3],
  [{ overseas: true, leftOut: false }, 0.4],
])('[EN-04] of %j many carts can be ordered, and many cannot', (terms, least) => {
  const orderable = share(sample(terms), isBuyable);
  expect(orderable).toBeGreaterThan(least);
  expect(orderable).toBeLessThan(0.8);
});
