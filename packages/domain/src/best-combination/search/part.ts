import type { Settled } from '../bound/most-goods.ts';
import type { ThresholdBenefit } from '../bound/extra-lines.ts';
import { exclusions } from '../../coupons/stacking.ts';
import type { Use } from '../model/block.ts';
import type { BenefitSearch, Seen } from './benefit-search.ts';

/** A part of the search: what is settled, as if one extra discount or free shipping were given. */
export interface Part extends Settled {
  readonly benefit: ThresholdBenefit;
  /** No choice in it costs less, in won. */
  readonly least: number;
  /** What was found under its lines; none where it was not looked at yet. */
  readonly seen: readonly Seen[];
}

const goesWith = (one: Use, other: Use): boolean => !exclusions.some(({ excludes }) => excludes(one, other));

const closedWith = (closed: Uint8Array, uses: readonly Use[]): Uint8Array => {
  const next = closed.slice();
  for (const { index } of uses) next.set([1], index);
  return next;
};

/** The next use to settle: one of what was found, dearest first; then any that is still open. */
export const unsettled = (search: BenefitSearch, { benefit, chosen, closed, seen }: Part): Use | undefined => {
  const open = search.whole.uses.filter((use) => closed[use.index] === 0 && !chosen.includes(use));
  const { placed } = seen.slice(0, benefit.lines.length).reduce((a, b) => (b.least > a.least ? b : a));
  const isFound = (use: Use): boolean =>
    placed.some(({ coupon, place }) => coupon === use.coupon && place === use.place);
  return open.filter(isFound).toSorted((a, b) => b.price - a.price || a.index - b.index)[0] ?? open[0];
};

/** The two halves of a part: without a use, and with it and nothing that it excludes. */
export const halves = (search: BenefitSearch, part: Part, use: Use): readonly Part[] => {
  const excluded = search.whole.uses.filter((other) => other !== use && !goesWith(use, other));
  return [
    { ...part, seen: [], closed: closedWith(part.closed, [use]) },
    { ...part, seen: [], chosen: [...part.chosen, use], closed: closedWith(part.closed, excluded) },
  ];
};

/** The part that may cost least; of equal ones the last, so that the search goes deep. */
export const takeLeast = (parts: Part[]): Part | undefined => {
  const least = Math.min(...parts.map((part) => part.least));
  return parts.splice(
    parts.findLastIndex((part) => part.least === least),
    1,
  )[0];
};

/** Whether nothing of a part is settled yet. */
export const isFirst = ({ chosen, closed }: Part): boolean => chosen.length === 0 && !closed.includes(1);
