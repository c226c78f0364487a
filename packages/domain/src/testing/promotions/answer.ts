import fc from 'fast-check';
import { cartOf, frozen } from '../../engine/cart/cart-of.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { decimalOf, money } from '../../money/money.ts';
import { additionsTotal, unitItemPrice } from '../../price/ledger/line.ts';
import { thrownText } from '../../engine/finding.ts';
import type { PromotionOrder, Lacking, Offer, PromotionSaving, PromotionUnit } from '../../engine/promotions/offer.ts';
import type { CartUnitId } from '../../money/ids.ts';
import { bareInput } from '../../engine/promotions/evaluated-cart.ts';
import { basisOf, seenUnits } from '../../engine/promotions/evaluate.ts';
import { differences } from '../carts/differences.ts';
import { randomOf } from '../random.ts';

export interface Asked {
  readonly units: readonly CartUnit[];
  readonly order: PromotionOrder;
}

const told = ({ units, order: { currency } }: Asked): string =>
  units
    .map((unit) => {
      const [price, addOns] = [unitItemPrice(unit), additionsTotal(unit)].map((n) => decimalOf(money(currency, n)));
      const own = unit.item.additions.length > 0 ? [`${addOns} of it for add-ons`] : [];
      const names = unit.discounts.map(({ displayName }) => displayName);
      const parts = [`${unit.quantity} × ${unit.item.itemNo}`, `${price} together`, ...own, ...names];
      return `  ${unit.cartUnitId}: ${parts.join(', ')}`;
    })
    .join('\n');

/** A property that a promotion violates in a cart. */
export class BrokenLaw extends Error {
  readonly law: string;

  constructor(law: string, asked: Asked, found: string) {
    super(`${law}: ${found}\nin a cart of\n${told(asked)}`);
    this.law = law;
  }
}

/** Throws a BrokenLaw with the property, the result and the cart unless the property is satisfied. */
export const must = (holds: boolean, law: string, asked: Asked, ...found: readonly string[]): void => {
  if (!holds) throw new BrokenLaw(law, asked, found.join(', then '));
};

/** Returns the answer of a promotion; throws a BrokenLaw with the cart if it throws. */
export const answered = <A>(asked: Asked, ask: () => A): A => {
  try {
    return ask();
  } catch (thrown) {
    throw new BrokenLaw('it throws nothing', asked, thrownText(thrown));
  }
};

export interface Answer {
  readonly on: readonly PromotionUnit[];
  readonly lacking: Lacking | undefined;
  readonly worth: PromotionSaving | undefined;
}

const totalOfAll = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/** The saving of a unit, if the promotion returned it by unit or by piece. */
export const ofUnit = (own: number | readonly number[] = 0): number =>
  typeof own === 'number' ? own : totalOfAll(own);

/** Calls a promotion with a value and checks that it does not change it. */
export type Asking = <G, A>(asked: Asked, given: G, ask: (given: G) => A) => A;

const asIs: Asking = (asked, given, ask) => answered(asked, () => ask(frozen(given)));

export const answerOf = (offer: Offer, asked: Asked, asking: Asking = asIs): Answer => {
  const { units, order } = asked;
  const basis = basisOf(bareInput(cartOf(units)));
  // in the order of the cart, because it must not matter
  const inOrder = units.flatMap(({ cartUnitId: id }) => basis.bought.find((unit) => unit.cartUnitId === id) ?? []);
  const on = seenUnits(
    inOrder.filter((unit) => asking(asked, unit, (one) => offer.appliesTo(one, order))),
    basis.pieces,
  );
  const lacking = asking(asked, on, (given) => offer.lacks(given, order));
  const worth = lacking || on.length === 0 ? undefined : asking(asked, on, (given) => offer.worth(given, order));
  return { on, lacking, worth };
};

export const textOf = ({ on, lacking, worth }: Answer): string => {
  const units = on.length > 0 ? `on ${on.map(({ unit }) => unit.cartUnitId).join(', ')}` : 'on nothing';
  if (lacking) return `${units}: lacks ${fc.stringify(lacking)}`;
  return on.length > 0 ? `${units}: ${fc.stringify(worth)}` : units;
};

export const amountsOf = ({ on, worth }: Answer): string => {
  if (typeof worth !== 'object') return '';
  const each = on.map(({ unit }, i): readonly [CartUnitId, number] => [unit.cartUnitId, ofUnit(worth[i])]);
  return each
    .toSorted(([a], [b]) => a - b)
    .map(([id, amount]) => `${id}: ${amount}`)
    .join(', ');
};

export const totalOf = ({ worth = 0 }: Answer): number =>
  typeof worth === 'number' ? worth : totalOfAll(worth.map(ofUnit));

const LAW = 'it changes nothing that it is given';

const copied = <A>(value: A): A => {
  if (Array.isArray(value)) return value.map(copied) as A;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copied(one as unknown)])) as A;
};

/** Calls with mutable arguments and detects changes, then with frozen ones. */
export const unchanged: Asking = (asked, given, ask) => {
  const theirs = copied(given);
  const answer = answered(asked, () => ask(theirs));
  const changes = differences({ ...given }, { ...theirs });
  must(changes.length === 0, LAW, asked, changes.join(', '));
  try {
    ask(frozen(given));
  } catch (thrown) {
    must(false, LAW, asked, thrownText(thrown));
  }
  return answer;
};

/** Time and random numbers, which a promotion must not use. */
export interface World {
  /** ms since 1970 UTC. */
  readonly now: number;
  readonly dice: number;
}

const dateAt = (real: DateConstructor, now: number): DateConstructor =>
  new Proxy(real, {
    construct: (target, args: unknown[], made) =>
      Reflect.construct(target, args.length > 0 ? args : [now], made) as Date,
    apply: () => new real(now).toString(),
    get: (target, name, receiver) => (name === 'now' ? () => now : (Reflect.get(target, name, receiver) as unknown)),
  });

interface Global {
  Date: DateConstructor;
  readonly performance?: { now: () => number };
}

const replaced = <T extends object>(of: T, name: keyof T & string, by: unknown): (() => void) => {
  const before = Object.getOwnPropertyDescriptor(of, name);
  Object.defineProperty(of, name, { value: by, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(of, name, before);
    else Reflect.deleteProperty(of, name);
  };
};

/**
 * Runs a function with replaced `Date`, `performance.now` and `Math.random`, and restores them. Other sources, e.g.
 * `crypto`, are not replaced.
 */
export const inWorld = <A>({ now, dice }: World, ask: () => A): A => {
  const global = globalThis as unknown as Global;
  const { Date: real, performance } = global;
  const undo = [
    replaced(real, 'now', () => now),
    replaced(global, 'Date', dateAt(real, now)),
    replaced(Math, 'random', randomOf(dice)),
    ...(performance ? [replaced(performance, 'now', () => now)] : []),
  ];
  try {
    return ask();
  } finally {
    for (const one of undo.toReversed()) one();
  }
};
