import fc from 'fast-check';
import { frozen } from '../../engine/frozen.ts';
import { isOrderable, type CartUnit } from '../../entities/cart/cart-unit.ts';
import type { CartUnitId } from '../../money/ids.ts';
import { unitItemPrice } from '../../price/unit-price.ts';
import type { Lacking, Offer, PromotionUnit } from '../../shop/promotion.ts';
import { seenUnit } from '../../shop/worked.ts';
import { answered, type Asked } from './law.ts';

/** What a promotion says of a cart. */
export interface Answer {
  /** The units that it applies to, in the order in which it was given them. */
  readonly on: readonly PromotionUnit[];
  readonly lacking: Lacking | undefined;
  /** Nothing where it lacks something. */
  readonly worth: number | readonly number[] | undefined;
}

/** How a promotion is asked with what it is given; here so that nobody can change that. */
export type Asking = <G, A>(asked: Asked, given: G, ask: (given: G) => A) => A;

const asIs: Asking = (asked, given, ask) => answered(asked, () => ask(frozen(given)));

const seen = (unit: CartUnit): PromotionUnit => seenUnit(unit, Math.max(0, unitItemPrice(unit)));

/** What a promotion says of these units, in this order. */
export const answerOf = (offer: Offer, asked: Asked, asking: Asking = asIs): Answer => {
  const { units, order } = asked;
  const on = units
    .filter((unit) => isOrderable(unit) && asking(asked, unit, (one) => offer.appliesTo(one, order)))
    .map(seen);
  const lacking = asking(asked, on, (given) => offer.lacks(given, order));
  const worth = lacking ? undefined : asking(asked, on, (given) => offer.worth(given, order));
  return { on, lacking, worth };
};

/** An answer in words; the same answer is the same text. */
export const textOf = ({ on, lacking, worth }: Answer): string => {
  const units = on.length > 0 ? `on ${on.map(({ unit }) => unit.cartUnitId).join(', ')}` : 'on nothing';
  return `${units}: ${lacking ? `lacks ${fc.stringify(lacking)}` : fc.stringify(worth)}`;
};

/** What it takes off each unit, where it says so, by their numbers. */
export const amountsOf = ({ on, worth }: Answer): string => {
  if (typeof worth !== 'object') return '';
  const each = on.map(({ unit }, i): readonly [CartUnitId, number] => [unit.cartUnitId, worth[i] ?? 0]);
  return each
    .toSorted(([a], [b]) => a - b)
    .map(([id, amount]) => `${id}: ${amount}`)
    .join(', ');
};

/** What it takes off all of them. */
export const totalOf = ({ worth = 0 }: Answer): number =>
  typeof worth === 'number' ? worth : worth.reduce((sum, one) => sum + one, 0);
