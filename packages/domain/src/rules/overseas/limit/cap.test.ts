import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartUnitId, couponIssueNo } from '../../../money/ids.ts';
import type { Item } from '../../../entities/cart/item.ts';
import { won } from '../../../money/won.ts';
import type { Cart } from '../../../cart/cart.ts';
import { aBuyer } from '../../../testing/builders/buyer.ts';
import { anOpenCart, withAllSelected } from '../../../testing/builders/cart.ts';
import { anOversea } from '../../../testing/builders/oversea.ts';
import { aDiscount, aDiscountPolicy } from '../../../testing/builders/price.ts';
import { lawRuns } from '../../../testing/law-runs.ts';
import { checkoutFactsOf } from '../../checkout/facts-of.ts';
import { withFix } from '../../../orders/fix.ts';
import { idsOf } from '../../../rule/finding.ts';
import { costing, parcel, shipping, weighing } from '../../../testing/oversea-rules.ts';
import { findingOf, isBroken } from '../../../testing/rules.ts';
import { expressToChina } from './CART-BR7-19-express-to-china.ts';
import { bodyOrHairToChina } from './CART-BR7-20-body-or-hair-to-china.ts';
import { tooHeavyForSfExpress } from './CART-BR7-25-too-heavy-for-sf-express.ts';
import { aboveTheCountrysCap } from './CART-BR7-41-above-the-countrys-cap.ts';
import { tooManyOfACategory } from './CART-BR7-42-CATEGORY-too-many-of-a-category.ts';
import { tooMuchHealthFood } from './CART-BR7-42-HEALTH-FOOD-too-much-health-food.ts';
import { tooHeavy } from './CART-BR7-42-too-heavy.ts';

type Unit = Parameters<typeof parcel>[2];
const light = (quantity: number, item: Partial<Item> = {}, unit: Unit = {}) =>
  parcel(1, { itemSellPrice: won(1_000), shippingWeight: 0.1, ...item }, { quantity, ...unit });
const toChina = (chosen: Parameters<typeof shipping>[2]) => shipping('China', 'SFExpress', chosen);
const quantities = (unit: ReturnType<typeof light>) =>
  findingOf(expressToChina, toChina([unit])).fixes.flatMap((fix) => (fix.type === 'SetQuantity' ? [fix.quantity] : []));

test('[OV-06] compares the payable amount of the whole order with coupons, not the unit prices', () => {
  const order = (paid: number) => ({
    ...shipping('Thailand', 'CJ', [costing(70_000)]),
    payableWithoutShipping: won(paid),
  });
  expect(isBroken(aboveTheCountrysCap, order(60_000))).toBe(false);
  expect(isBroken(aboveTheCountrysCap, order(60_001))).toBe(true);
});

test('[OV-04 QT-03] a unit with a coupon keeps its quantity, so no fewer pieces are offered', () => {
  expect(quantities(light(7))).toEqual([6]);
  expect(quantities(light(7, {}, { appliedCouponIssueNoes: [couponIssueNo('C1')] }))).toEqual([]);
});

test('[OV-04 QT-02] offers no more pieces than the stock', () => {
  expect(quantities(light(9, { stock: O.some(6) }))).toEqual([6]);
  expect(quantities(light(9, { stock: O.some(5) }))).toEqual([5]);
});

test('[OV-04 QT-02] offers the minimum of the item if it fits, and no quantity otherwise', () => {
  expect(quantities(light(9, { limits: { min: 6, max: O.none, multiple: 1 } }))).toEqual([6]);
  expect(quantities(light(9, { limits: { min: 7, max: O.none, multiple: 1 } }))).toEqual([]);
});

test('[OV-04 QT-02] offers only multiples', () => {
  expect(quantities(light(12, { limits: { min: 1, max: O.none, multiple: 4 } }))).toEqual([4]);
  expect(quantities(light(8, { limits: { min: 1, max: O.none, multiple: 2 } }))).toEqual([6]);
});

test('[CK-18] a limit ignores gauges of other limits', () => {
  expect(isBroken(expressToChina, toChina([weighing(31)]))).toBe(false);
  expect(isBroken(expressToChina, toChina([costing(15_001, 'body')]))).toBe(false);
  expect(isBroken(tooHeavyForSfExpress, toChina([light(7)]))).toBe(false);
  expect(isBroken(bodyOrHairToChina, toChina([light(7)]))).toBe(false);
  const cosmetics = parcel(1, { itemSellPrice: won(100), shippingWeight: 0.1 }, { quantity: 25 }, 'cosmetics');
  expect(isBroken(tooHeavy, shipping('Japan', 'CJ', [cosmetics]))).toBe(false);
  for (const rule of [aboveTheCountrysCap, tooManyOfACategory, tooMuchHealthFood])
    expect(isBroken(rule, shipping('Taiwan', 'CJ', [light(1, { shippingWeight: 21 })]))).toBe(false);
});

test('[OV-04] the limits of SF Express to China apply to no other company or country', () => {
  expect(isBroken(expressToChina, shipping('Japan', 'CJ', [costing(900_000)]))).toBe(false);
  expect(isBroken(expressToChina, shipping('Japan', 'SFExpress', [weighing(31)]))).toBe(false);
});

test('[OV-04 CK-18] keeps the first units that fit a common limit', () => {
  const of = (id: number, quantity: number) => ({ ...light(quantity), cartUnitId: cartUnitId(id) });
  expect(findingOf(expressToChina, toChina([of(1, 4), of(2, 3), of(3, 2), of(4, 1)])).fixes).toContainEqual({
    type: 'Deselect',
    cartUnitIds: [2, 4].map(cartUnitId),
  });
});

const bundledToChina = (
  bought: readonly (readonly [price: number, quantity: number])[],
  off: number,
  from: number,
): Cart => {
  const policy = aDiscountPolicy({
    calcType: 'Amount',
    calcTypeSub: O.some('Total'),
    discountPrice: won(off),
    basisKind: 'Quantity',
    minApplyCondition: from,
  });
  const discounts = [aDiscount({ discountNo: 'B1', discountType: 'Bundle', policy })];
  const units = bought.map(([price, quantity], n) =>
    parcel(n + 1, { itemSellPrice: won(price), shippingWeight: 0.1 }, { discounts, quantity }),
  );
  const ids = idsOf(units);
  return withAllSelected(
    anOpenCart(units, {
      shippingCountry: 'China',
      oversea: anOversea('SFExpress', ids),
      buyer: aBuyer({ isIdentityVerified: true }),
    }),
  );
};
const standing = (state: Cart) => O.toNullable(expressToChina.broken(checkoutFactsOf(state)));

test('[CK-18 OV-04 DC-02] the remaining order of a fix is within the limit at its own prices', () => {
  // 44,000 less 10,000 for three pieces; the first two would be 35,000 without the third
  const state = bundledToChina(
    [20_000, 15_000, 9000].map((price) => [price, 1] as const),
    10_000,
    3,
  );
  expect(standing(state)?.fixes[0]).toEqual({ type: 'Deselect', cartUnitIds: [2].map(cartUnitId) });
});

test('[CK-18 OV-04 DC-02] with any bundle discount, every offered fix resolves the limit', () => {
  const arbState = fc
    .tuple(
      fc.array(fc.tuple(fc.integer({ min: 1000, max: 20_000 }), fc.constantFrom(1, 1, 2, 5)), {
        minLength: 1,
        maxLength: 8,
      }),
      fc.integer({ min: 0, max: 15_000 }),
      fc.integer({ min: 1, max: 8 }),
    )
    .map((turns) => bundledToChina(...turns));
  fc.assert(
    fc.property(arbState, (state) => {
      for (const fix of standing(state)?.fixes ?? []) expect([fix, standing(withFix(state, fix))]).toEqual([fix, null]);
    }),
    { numRuns: lawRuns(200) },
  );
});
