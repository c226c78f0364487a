import { lowestAtStart, steeper, type ThresholdBenefit, type ExtraLine } from '../bound/extra-lines.ts';
import { SCALE, type BenefitSearch, type LineResult } from './benefit-search.ts';
import type { Part } from './part.ts';
import { closeIn, reaching } from './reach-amount.ts';

/** How many nodes are solved under one line at most. */
const LINE_NODES = 60;
/** The same under each line in between. */
const BETWEEN_NODES = 12;
/** How many lines in between are tried. */
const BETWEEN_LINES = 5;

/** How many choices that meet an amount are brought closer to it in the first part. */
export const FIRST_CHOICES = 8;
/** The same in each part after it. */
export const LATER_CHOICES = 2;

/** A line of a benefit that rises faster by a share of the goods that count towards it. */
const risingBy = (line: ExtraLine, benefit: ThresholdBenefit, share: number): ExtraLine =>
  benefit.carriedFrom > 0 ? steeper(line, benefit, 0, share) : steeper(line, benefit, share, 0);

/**
 * The lines along which goods cost nothing: from a benefit's amount on every won of goods is paid, so that only the fees
 * matter. They bound what misses the amount under the other lines.
 */
const steepestOf = (benefit: ThresholdBenefit): readonly ExtraLine[] => {
  if (benefit.from <= 0) return [];
  const lowest = lowestAtStart(benefit);
  const rest = SCALE - lowest.share;
  const onAll =
    benefit.from > benefit.carriedFrom && benefit.carriedFrom > 0 ? [steeper(lowest, benefit, rest, 0)] : [];
  return [risingBy(lowest, benefit, rest), ...onAll];
};

const lowerBoundOf = (seen: readonly LineResult[], part: Part): number =>
  Math.max(part.lowerBound, ...seen.map(({ lowerBound }) => lowerBound));

/** Whether what was found misses the amount from which the benefit is given. */
export const misses = (search: BenefitSearch, { benefit }: Part, { assignments }: LineResult): boolean =>
  search.room(search.consider(assignments), benefit) < 0;

/** A part under each of its lines; those after one under which it cannot beat the best are left out. */
export const underLines = (search: BenefitSearch, part: Part): Part => {
  const results: LineResult[] = [];
  const isDone = (): boolean => lowerBoundOf(results, part) >= search.best.payable;
  for (const line of part.benefit.lines) if (!isDone()) results.push(search.under(line, part.forbidden, LINE_NODES));
  const isMissed = results.some((one) => misses(search, part, one));
  for (const line of isMissed ? steepestOf(part.benefit) : [])
    if (!isDone()) results.push(search.under(line, part.forbidden, LINE_NODES));
  return { ...part, results, lowerBound: lowerBoundOf(results, part) };
};

/** Brings the best of what was found as close to the benefit's amount as can be. @param max how many choices are tried */
export const closeInOn = (
  search: BenefitSearch,
  { benefit, lowerBound }: Part,
  { assignments }: LineResult,
  max: number,
): void => {
  if (benefit.from <= 0) return;
  for (const choice of reaching(search, assignments, benefit).slice(0, max))
    closeIn(search, benefit, choice, lowerBound);
};

/** A part under lines between that which rises least and that which rises most: one of them bounds it best. */
export const underLinesBetween = (search: BenefitSearch, part: Part): Part => {
  const { benefit, forbidden } = part;
  const lowest = lowestAtStart(benefit);
  let [low, high, lowerBound] = [0, SCALE - lowest.share, part.lowerBound];
  for (let n = 0; n < BETWEEN_LINES && high - low > 1 && lowerBound < search.best.payable; n += 1) {
    const middle = Math.floor((low + high) / 2);
    const seen = search.under(risingBy(lowest, benefit, middle), forbidden, BETWEEN_NODES);
    lowerBound = Math.max(lowerBound, seen.lowerBound);
    if (misses(search, part, seen)) low = middle;
    else high = middle;
    closeInOn(search, { ...part, lowerBound }, seen, FIRST_CHOICES);
  }
  return { ...part, lowerBound };
};
