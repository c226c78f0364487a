import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KRW, USD } from '../money/currency.ts';
import { cartUnitId } from '../money/ids.ts';
import { arbCartOf } from '../testing/carts/arb-cart.ts';
import { reported } from '../testing/carts/cart-report.ts';
import { aPlainCart, aPlainUnit } from '../testing/carts/plain-cart.ts';
import { lawRuns } from '../testing/law-runs.ts';
import { anOffer, arbOffers } from '../testing/shop-offers.ts';
import { testNow } from '../testing/builders/unit.ts';
import { engineOf } from './engine-of.ts';
import type { Promotion } from './promotion.ts';

const offer = (worth: Promotion<string, object>['worth'], more: Partial<Promotion<string, object>> = {}) =>
  anOffer('tried', { worth, ...more });

const firstFree = offer((units) => units.map(({ left }, i) => (i === 0 ? left : 0)));

const shops = [[firstFree], ...fc.sample(arbOffers, { numRuns: 5, seed: 7 })].map((promotions) =>
  engineOf({ currency: USD, promotions }),
);

test.each(shops)('[EN-09] the saving per unit does not depend on the cart order: shop %#', (shop) => {
  const arbCarts = arbCartOf(shop, { units: [2, 4] }).chain((cart) =>
    fc
      .shuffledSubarray([...cart.units], { minLength: cart.units.length })
      .map((units) => [cart, reported({ ...cart, units }, shop)] as const),
  );
  fc.assert(
    fc.property(arbCarts, ([cart, shuffled]) => {
      const amountsIn = (one: typeof cart) =>
        shop.priceOfCart(one, testNow).promotions.map(({ offer: { id }, amounts }) => [id, amounts]);
      expect(amountsIn(shuffled)).toEqual(amountsIn(cart));
    }),
    { numRuns: lawRuns(50) },
  );
});

const cart = aPlainCart([aPlainUnit(1), { ...aPlainUnit(2), quantity: 3 }]);

interface Changeable {
  left: number;
  readonly pieces: number[];
  readonly unit: { quantity: number };
}

test.each<readonly [string, (units: Changeable[]) => number]>([
  // oxlint-disable-next-line unicorn/no-array-sort -- the fault that is looked for
  ['sorts the units', (units) => units.sort((a, b) => b.left - a.left).length],
  ['takes a piece of one', (units) => units.reduce((sum, { pieces }) => sum + (pieces.pop() ?? 0), 0)],
  ['takes a price for another', (units) => units.reduce((sum, one) => sum + (one.left = 0), 0)],
  ['takes pieces for others', (units) => units.reduce((sum, { unit }) => sum + (unit.quantity = 1), 0)],
])('[EN-09] a promotion that %s in place gets an error, and changes nothing', (_, worth) => {
  const engine = engineOf({ currency: KRW, promotions: [offer((units) => worth(units as unknown as Changeable[]))] });
  const own = { ...cart, units: cart.units.map((unit) => ({ ...unit })), promotions: ['tried'] };
  expect(() => engine.priceOfCart(own, 0)).toThrow(TypeError);
  expect(own.units.map(({ quantity }) => quantity)).toEqual([1, 3]);
});

test('[EN-09] a promotion with a unit filter does not depend on it either', () => {
  const appliesTo = (unit: object): boolean => Object.assign(unit, { cartUnitId: cartUnitId(9) }) === unit;
  const engine = engineOf({ currency: KRW, promotions: [offer(() => 0, { appliesTo })] });
  expect(() => engine.priceOfCart({ ...cart, promotions: ['tried'] }, 0)).toThrow(TypeError);
});
