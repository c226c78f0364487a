import fc from 'fast-check';
import { frozen } from '../../engine/frozen.ts';
import { isOrderable, type CartUnit } from '../../entities/cart/cart-unit.ts';
import type { CartUnitId } from '../../money/ids.ts';
import { unitItemPrice } from '../../price/unit-price.ts';
import type { Lacking, Offer, PromotionUnit } from '../../shop/promotion.ts';
import { seenUnit } from '../../shop/worked.ts';
import { answered, type Asked } from './law.ts';

export interface Answer {
  readonly on: readonly PromotionUnit[];
  readonly lacking: Lacking | undefined;
  readonly worth: number | readonly number[] | undefined;
}

/** Calls a promotion with a value and checks that it does not change it. */
export type Asking = <G, A>(asked: Asked, given: G, ask: (given: G) => A) => A;

const asIs: Asking = (asked, given, ask) => answered(asked, () => ask(frozen(given)));

const seen = (unit: CartUnit): PromotionUnit => seenUnit(unit, Math.max(0, unitItemPrice(unit)));

export const answerOf = (offer: Offer, asked: Asked, asking: Asking = asIs): Answer => {
  const { units, order } = asked;
  const on = units
    .filter((unit) => isOrderable(unit) && asking(asked, unit, (one) => offer.appliesTo(one, order)))
    .map(seen);
  const lacking = asking(asked, on, (given) => offer.lacks(given, order));
  const worth = lacking ? undefined : asking(asked, on, (given) => offer.worth(given, order));
  return { on, lacking, worth };
};

export const textOf = ({ on, lacking, worth }: Answer): string => {
  const units = on.length > 0 ? `on ${on.map(({ unit }) => unit.cartUnitId).join(', ')}` : 'on nothing';
  return `${units}: ${lacking ? `lacks ${fc.stringify(lacking)}` : fc.stringify(worth)}`;
};

export const amountsOf = ({ on, worth }: Answer): string => {
  if (typeof worth !== 'object') return '';
  const each = on.map(({ unit }, i): readonly [CartUnitId, number] => [unit.cartUnitId, worth[i] ?? 0]);
  return each
    .toSorted(([a], [b]) => a - b)
    .map(([id, amount]) => `${id}: ${amount}`)
    .join(', ');
};

export const totalOf = ({ worth = 0 }: Answer): number =>
  typeof worth === 'number' ? worth : worth.reduce((sum, one) => sum + one, 0);
