import { either as E } from 'fp-ts';
import fc, { type Arbitrary } from 'fast-check';
import { isOrderable, type CartUnit } from '../entities/cart/cart-unit.ts';
import { plainUnit } from '../engine/plain.ts';
import { KRW, type Currency } from '../money/currency.ts';
import { cartUnitId, itemNo } from '../money/ids.ts';
import { won } from '../money/won.ts';
import { engineOf } from '../shop/engine-of.ts';
import type { AnyCart, In } from '../shop/in.ts';
import type { Offer } from '../shop/promotion.ts';
import { seenUnit } from '../shop/worked.ts';
import { unitItemPrice } from '../price/unit-price.ts';

/** How a promotion is checked. */
export interface PromotionCheck<C extends string = string> {
  /** Won where left out. */
  readonly currency?: Currency<C>;
  /** How many carts are drawn; 200 where left out. */
  readonly runs?: number;
  /** Draws the same carts again, as a failure names it; another each time where left out. */
  readonly seed?: number;
  /**
   * What carts are made of: units that the promotion applies to now and then, of the engine’s currency or of won, whose whole numbers are
   * taken as they are; plain ones of ten items where left out.
   */
  readonly unit?: Arbitrary<In<NoInfer<C>, CartUnit>> | Arbitrary<CartUnit>;
}

/** What a check of a promotion saw. */
export interface PromotionReport {
  /** How many carts were drawn. */
  readonly runs: number;
  /** In how many carts it took something off. */
  readonly applied: number;
}

const plain: Arbitrary<CartUnit> = fc
  .record({ item: fc.integer({ min: 1, max: 10 }), price: fc.nat(100_000), quantity: fc.integer({ min: 1, max: 6 }) })
  .map(({ item, price, quantity }) => ({
    ...plainUnit,
    quantity,
    item: { ...plainUnit.item, itemNo: itemNo(`item-${item}`), itemName: `Item ${item}`, itemSellPrice: won(price) },
  }));

const seen = (unit: CartUnit) => seenUnit(unit, Math.max(0, unitItemPrice(unit)));

const told = (units: readonly CartUnit[]): string =>
  units
    .map((unit) => `  ${unit.cartUnitId}: ${unit.quantity} × ${unit.item.itemNo}, ${unitItemPrice(unit)} together`)
    .join('\n');

const must = (holds: boolean, law: string, units: readonly CartUnit[], found: unknown): void => {
  if (!holds) throw new Error(`${law}: ${JSON.stringify(found)}\nin a cart of\n${told(units)}`);
};

const totalOf = (worth: number | readonly number[]): number =>
  typeof worth === 'number' ? worth : worth.reduce((sum, one) => sum + one, 0);

const ofItself = (offer: Offer, units: readonly CartUnit[], currency: Currency): void => {
  const on = units.filter((unit) => isOrderable(unit) && offer.appliesTo(unit)).map(seen);
  if (offer.lacks(on, currency)) return;
  const worth = offer.worth(on, currency);
  const amounts = typeof worth === 'number' ? [worth] : worth;
  must(amounts.every(Number.isSafeInteger), 'it takes off whole amounts', units, worth);
  must(
    amounts.every((one) => one >= 0),
    'it takes nothing below 0 off',
    units,
    worth,
  );
  if (typeof worth !== 'number') {
    must(worth.length === on.length, 'it says an amount for each unit', units, worth);
    must(
      worth.every((one, i) => one <= (on[i]?.left ?? 0)),
      'it takes no more off a unit than is left of its price',
      units,
      worth,
    );
  }
  const turned = offer.worth(on.toReversed(), currency);
  must(totalOf(turned) === totalOf(worth), 'the order of units means nothing', units, [worth, turned]);
  must(totalOf(offer.worth(on, currency)) === totalOf(worth), 'asked again it says the same', units, worth);
};

/** Prices a cart with the promotion in use, and holds it to what every price is held to. @returns whether it took something off */
const inACart = (offer: Offer, units: readonly CartUnit[], currency: Currency): boolean => {
  const engine = engineOf({ currency, promotions: [offer] });
  // drawn in whole numbers, which are minor units of any currency
  const cart = (of: readonly CartUnit[], promotions: readonly string[]): never => {
    const made: AnyCart = { ...(engine.cartOf(of as never) as unknown as AnyCart), promotions };
    return made as never;
  };
  const bare = engine.priceOfCart(cart(units, []), 0);
  const price = engine.priceOfCart(cart(units, [offer.id]), 0);
  const sum = price.entries.reduce((total, { amount }) => total + amount, 0);
  must(sum === price.price, 'the ledger adds up', units, [sum, price.price]);
  const off = price.promotions.reduce((total, worked) => total + worked.total, 0);
  must(off === bare.price - price.price, 'the ledger says all that it takes off', units, [
    off,
    bare.price,
    price.price,
  ]);
  must(
    units.every(({ cartUnitId: id }) => {
      const own = price.entries.filter(({ place }) => place.type === 'Unit' && place.cartUnitId === id);
      return own.reduce((total, { amount }) => total + amount, 0) >= 0;
    }),
    'no unit costs less than nothing',
    units,
    price.entries,
  );
  const turned = engine.priceOfCart(cart(units.toReversed(), [offer.id]), 0);
  must(turned.price === price.price, 'the order of the cart means nothing', units, [turned.price, price.price]);
  const best = engine.bestOffers(cart(units, []), 0);
  must(best.isProved && best.saving === Math.max(0, off), 'the best offers know it, proved', units, best);
  const used = engine.applyPromotion(cart(units, []), offer.id, 0);
  must(off === 0 || E.isRight(used), 'where it takes something off it can be used', units, used);
  return off > 0;
};

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/**
 * Draws carts and holds a promotion to the laws that an engine lives by: whole amounts, never below 0, no unit below 0, a ledger that adds
 * up, no matter in which order the units stand, and known to the best offers with their proof (EN-09).
 * @throws Error that names the law, with the smallest cart that was found to break it; or where it took nothing off in any cart
 * @example
 * checkPromotion(tenOff, { currency: USD, runs: 20, seed: 1 }).runs; // 20
 */
export const checkPromotion = <const C extends string = 'KRW'>(
  offer: Offer,
  { currency: asked, runs = 200, seed, unit }: PromotionCheck<C> = {},
): PromotionReport => {
  const currency: Currency = asked ?? KRW;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- drawn in whole numbers, which are minor units of any currency
  const arbUnit = (unit ?? plain) as Arbitrary<CartUnit>;
  let applied = 0;
  const arbUnits = fc
    .array(arbUnit, { minLength: 1, maxLength: 6 })
    .map((units) => units.map((one, i): CartUnit => ({ ...one, cartUnitId: cartUnitId(i + 1) })));
  const found = fc.check(
    fc.property(arbUnits, (units) => {
      ofItself(offer, units, currency);
      if (inACart(offer, units, currency)) applied += 1;
    }),
    { numRuns: runs, ...(seed === undefined ? {} : { seed }) },
  );
  // a cart as fast-check would print it hides the law: it is told by its units
  if (found.failed) throw new Error(`${offer.code}, seed ${found.seed}: ${messageOf(found.errorInstance)}`);
  if (applied === 0)
    throw new Error(`${offer.code} took nothing off in ${runs} carts: give units that it applies to as \`unit\``);
  return { runs, applied };
};
