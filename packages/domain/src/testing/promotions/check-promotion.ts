import fc, { type Arbitrary } from 'fast-check';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { plainUnit } from '../../engine/plain.ts';
import { guest } from '../../entities/buyer/buyer.ts';
import { HOME_COUNTRY } from '../../entities/overseas/country.ts';
import { KRW, type Currency } from '../../money/currency.ts';
import { cartUnitId, itemNo } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { isOn } from '../../shop/against.ts';
import type { In } from '../../shop/in.ts';
import type { Offer, PromotionOrder } from '../../shop/promotion.ts';
import { testNow } from '../builders/unit.ts';
import { countIn, knowNames, momentIn } from '../carts/term-checks.ts';
import { lawsInACart } from './laws-in-a-cart.ts';
import { BrokenLaw, type Asked } from './law.ts';
import { isOfElsewhere, lawsOfWorth, saysElsewhere, saysStill } from './laws-of-worth.ts';
import { inWorld, type World } from './world.ts';

/** How a promotion is checked. */
export interface PromotionCheck<C extends string = string> {
  /** Won where left out. */
  readonly currency?: Currency<C>;
  /** How many carts are drawn; 200 where left out. */
  readonly runs?: number;
  /** Draws the same carts again, as a failure names it; another each time where left out. */
  readonly seed?: number;
  /** The moment at which it is checked, ms since 1970 UTC; `testNow` where left out, or one at which the offer holds. */
  readonly now?: number;
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

const arbUnitsOf = (arbUnit: Arbitrary<CartUnit>): Arbitrary<readonly CartUnit[]> =>
  fc
    .array(arbUnit, { minLength: 1, maxLength: 6 })
    .map((units) => units.map((one, i): CartUnit => ({ ...one, cartUnitId: cartUnitId(i + 1) })));

const named = (word: string, moment: string | undefined): readonly string[] =>
  moment === undefined ? [] : [word, moment];

const dateOf = (now: number): string => new Date(now).toISOString();

/** A moment at which the offer holds. @throws RangeError where it does not hold at the one that was asked for, or at none */
const momentOf = (offer: Offer, asked: number | undefined): number => {
  const { code, from, until } = offer;
  const moments = asked === undefined ? [testNow, Date.parse(from ?? ''), Date.parse(until ?? '')] : [asked];
  const found = moments.find((one) => isOn(offer, one));
  if (found !== undefined) return found;
  const when = asked === undefined ? 'at no moment' : `not at ${dateOf(asked)}`;
  throw new RangeError([`${code} holds ${when}:`, ...named('from', from), ...named('until', until)].join(' '));
};

/** Years of moments, and dice: of each cart a promotion is asked at others than its own. */
const arbWorlds: Arbitrary<readonly World[]> = fc.array(
  fc.noShrink(fc.record({ now: fc.integer({ min: 0, max: Date.UTC(2100, 0) }), dice: fc.integer() })),
  { minLength: 2, maxLength: 2 },
);

const failureOf = (law: () => void): unknown => {
  try {
    law();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
};

type Law = (units: readonly CartUnit[]) => void;

/** The fewest of these units of which the law fails still, and how. */
const fewest = (units: readonly CartUnit[], law: Law, failure: unknown): readonly [readonly CartUnit[], unknown] => {
  for (const one of units) {
    const fewer = units.filter((other) => other !== one);
    const found = fewer.length > 0 ? failureOf(() => law(fewer)) : undefined;
    if (found !== undefined) return fewest(fewer, law, found);
  }
  return [units, failure];
};

/** Worlds enough to tell chance from what else fails where it is rolled: a week apart, each with dice of its own. */
const manyWorlds: readonly World[] = Array.from({ length: 50 }, (_, n) => ({ now: n * 605_000_000, dice: n }));

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/**
 * Draws carts and holds a promotion to the laws that an engine lives by (EN-09): whole amounts, never below 0, no unit below 0, a ledger
 * that adds up, no matter in which order the units stand, the same whenever and however often it is asked, nothing changed that it is
 * given, no error, each value of its message, and known to the best offers with their proof. Clock and chance are `Date`,
 * `performance.now` and `Math.random`; others are seen where they differ from one question to the next.
 * @throws Error that names the law, with the smallest cart that was found to break it; or where it took nothing off in any cart
 * @throws RangeError where the offer does not hold at the moment that was asked for, or at none
 * @example
 * checkPromotion(tenOff, { currency: USD, runs: 20, seed: 1 }).runs; // 20
 */
export const checkPromotion = <const C extends string = 'KRW'>(
  offer: Offer,
  options: PromotionCheck<C> = {},
): PromotionReport => {
  knowNames('checkPromotion', options, ['currency', 'runs', 'seed', 'now', 'unit']);
  const { currency = KRW as Currency, runs = 200, seed, unit } = options;
  countIn('runs', runs);
  if (options.now !== undefined) momentIn('now', options.now);
  const now = momentOf(offer, options.now);
  const here: World = { now, dice: 1 };
  let applied = 0;
  const said: (readonly [asked: Asked, text: string])[] = [];
  const order: PromotionOrder = { currency, buyer: guest, now, country: HOME_COUNTRY };
  const law = (units: readonly CartUnit[], worlds: readonly World[]): void => {
    const asked = { units, order };
    said.push([asked, lawsOfWorth(offer, asked, here, worlds)]);
    if (inWorld(here, () => lawsInACart(offer, asked))) applied += 1;
  };
  const found = fc.check(fc.property(arbUnitsOf((unit ?? plain) as Arbitrary<CartUnit>), arbWorlds, law), {
    numRuns: runs,
    ...(seed === undefined ? {} : { seed }),
  });
  const title = `${offer.code}, seed ${found.seed}`;
  const later = failureOf(() => {
    for (const [asked, text] of said) saysStill(offer, asked, here, text);
  });
  if (found.counterexample) {
    const [drawn, worlds] = found.counterexample;
    const [units, failure] = fewest(drawn, (fewer) => law(fewer, worlds), found.errorInstance);
    const elsewhere = failureOf(() => saysElsewhere(offer, { units, order }, here, manyWorlds));
    const isFickle = elsewhere instanceof BrokenLaw && isOfElsewhere(elsewhere.law);
    // a cart as fast-check would print it hides the law: it is told by its units
    throw new Error(`${title}: ${messageOf(isFickle ? elsewhere : (later ?? failure))}`);
  }
  if (later !== undefined) throw new Error(`${title}: ${messageOf(later)}`);
  if (applied === 0)
    throw new Error(`${offer.code} took nothing off in ${runs} carts: give units that it applies to as \`unit\``);
  return { runs, applied };
};
