import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KRW, USD } from '../../money/currency.ts';
import { cartUnitId } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { totalOf } from '../../price/ledger/ledger.ts';
import { priceCart } from '../../price/price-cart.ts';
import { arbCartOf } from '../../testing/carts/arb-cart.ts';
import { reported } from '../../testing/carts/cart-report.ts';
import { aPlainCart, aPlainUnit } from '../../testing/carts/plain-cart.ts';
import { anOffer, anOrder, arbAnyOffers, arbOffers } from '../../testing/shop-offers.ts';
import { testNow } from '../../testing/builders/unit.ts';
import type { ShopPrice } from '../engine.ts';
import { createEngine } from '../create-engine.ts';
import type { Promotion } from './promotion.ts';
import type { Offer } from './offer.ts';
import { laneOfApplied } from '../../coupon-box/choices.ts';
import { marketplaceParts } from '../marketplace-parts.ts';
import { payableOf } from '../../selectors/priced-of.ts';
import type { Cart, OrderedCart } from '../../cart/cart.ts';
import { anAddition, arbOrderState, arbQuestion, arbSmallOrder, lawRuns } from '../../testing/index.ts';
import { areStackable, subsets } from '../../testing/naive-offers.ts';
import { marketplace } from '../marketplace.ts';
import { partsOf } from '../parts.ts';
import { bareInput, promotionOrder } from './evaluated-cart.ts';
import { appliedOf, evaluatePromotions } from './evaluate.ts';

const offer = (worth: Promotion<string, object>['worth'], more: Partial<Promotion<string, object>> = {}) =>
  anOffer('tried', { worth, ...more });

const firstFree = offer((units) => units.map(({ left }, i) => (i === 0 ? left : 0)));

const shops = [[firstFree], ...fc.sample(arbOffers, { numRuns: 5, seed: 7 })].map((promotions) =>
  createEngine({ ...marketplace.terms, currency: USD, promotions }),
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

const failureOf = ({ promotions }: Pick<ShopPrice<'KRW'>, 'promotions'>) => promotions[0]?.lacking?.params['error'];

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
])('[EN-09] a promotion that %s in place fails, and changes nothing', (_, worth) => {
  const engine = createEngine({
    ...marketplace.terms,
    currency: KRW,
    promotions: [offer((units) => worth(units as unknown as Changeable[]))],
  });
  const own = { ...cart, units: cart.units.map((unit) => ({ ...unit })), promotions: ['tried'] };
  expect(failureOf(engine.priceOfCart(own, testNow))).toContain('TypeError');
  expect(own.units.map(({ quantity }) => quantity)).toEqual([1, 3]);
});

test('[EN-09] a promotion with a unit filter does not depend on it either', () => {
  const appliesTo = (unit: object): boolean => Object.assign(unit, { cartUnitId: cartUnitId(9) }) === unit;
  const engine = createEngine({ ...marketplace.terms, currency: KRW, promotions: [offer(() => 0, { appliesTo })] });
  expect(failureOf(engine.priceOfCart({ ...cart, promotions: ['tried'] }, testNow))).toContain('TypeError');
});

const leastOf = (state: Cart, offers: readonly Offer[]): number => {
  const costs = subsets(offers).flatMap((set) => {
    const promotions = evaluatePromotions(bareInput(state), set, promotionOrder(state, KRW));
    const barred = promotions.some(({ offer, amounts }) =>
      state.coupons.applied.some(
        (coupon) =>
          coupon.cartUnitIds.some((id) => amounts.has(id)) && !offer.goesWith(laneOfApplied(coupon) ?? 'Unknown'),
      ),
    );
    return barred || !areStackable(promotions)
      ? []
      : [payableOf({ ...state, appliedPromotions: promotions.flatMap(appliedOf) })];
  });
  return Math.min(...costs);
};

const addOn = (price: number) => anAddition({ price: won(price) });
const arbAddOns = fc.array(fc.array(fc.nat(50_000).map(addOn), { maxLength: 2 }), { minLength: 5, maxLength: 5 });

/** Saves one won for each add-on that it sees. */
const perAddOn = offer((units) => units.map(({ unit }) => unit.item.additions.length));

test('[EN-09] promotions neither see nor touch add-ons', () => {
  let taken = 0;
  fc.assert(
    fc.property(
      arbQuestion({ units: 5, coupons: 0, items: 3, sellers: 2 }),
      arbAnyOffers(0, ['a', 'b', 'c']),
      arbAddOns,
      ({ pricing }, offers, addOns) => {
        const units = pricing.units.map((unit, i) => ({
          ...unit,
          item: { ...unit.item, additions: addOns[i] ?? [] },
        }));
        const amountsOf = (all: ReturnType<typeof evaluatePromotions>) => all.map(({ amounts }) => amounts);
        // add-ons count towards free shipping
        const all = [...offers.filter(({ lane }) => lane !== 'Shipping'), perAddOn];
        const promotions = evaluatePromotions({ ...pricing, units }, all, anOrder);
        expect(amountsOf(promotions)).toEqual(amountsOf(evaluatePromotions(pricing, all, anOrder)));
        const appliedPromotions = promotions.flatMap(appliedOf);
        const { unitEntries } = priceCart({ ...pricing, units, appliedPromotions });
        for (const id of new Set(promotions.flatMap(({ amounts }) => [...amounts.keys()]))) {
          const ofPieces = (unitEntries.get(id) ?? []).filter(({ rule }) => rule !== 'AdditionPrice');
          expect(totalOf(ofPieces)).toBeGreaterThanOrEqual(0);
          taken += 1;
        }
      },
    ),
    { numRuns: lawRuns(200), seed: 28 },
  );
  expect(taken).toBeGreaterThan(100);
});

test('[EN-09] the engine of the marketplace returns the parts of the marketplace', () => {
  const { prices, orders, offers } = partsOf(marketplace);
  expect([prices, orders, offers]).toEqual([marketplaceParts.prices, marketplaceParts.orders, marketplaceParts.offers]);
  for (const name of ['prices', 'orders', 'offers'] as const)
    expect(partsOf(marketplace)[name]).toBe(marketplaceParts[name]);
});

test('[EN-09] applies the promotions with the lowest total for the given coupons', () => {
  let used = 0;
  fc.assert(
    fc.property(
      fc
        .oneof(arbOrderState, { arbitrary: arbSmallOrder, weight: 3 })
        .filter(({ coupons: { applied: appliedCoupons } }) =>
          appliedCoupons.every((coupon) => laneOfApplied(coupon) !== undefined),
        ),
      arbOffers,
      (state, offers) => {
        const { ready } = partsOf(createEngine({ ...marketplace.terms, currency: KRW, promotions: offers })).prices;
        const now = ready(state);
        expect(payableOf(now)).toBe(leastOf(state, offers));
        used += now.appliedPromotions.length;
        // changes no other field, and is idempotent
        expect({ ...now, appliedPromotions: state.appliedPromotions }).toEqual(state);
        expect(ready(now)).toBe(now);
        // a cart of another shop with the same promotions has other names
        const renamed = now.appliedPromotions.map((one) => ({ ...one, name: `${one.name}, once` }));
        expect(ready({ ...now, appliedPromotions: renamed })).toEqual(now);
        // remembers no cart
        ready({ ...now, selected: [] });
        expect(ready(now)).toBe(now);
        const agreed: OrderedCart = { ...now, agreed: ['CART-BR1-01'] };
        expect(ready(agreed).appliedPromotions).toBe(now.appliedPromotions);
        expect(marketplaceParts.prices.ready(state)).toBe(state);
      },
    ),
    { numRuns: lawRuns(100) },
  );
  expect(used).toBeGreaterThan(20);
});
