import { lowestAtStart, steeper, type ThresholdBenefit, type ExtraLine } from '../bound/extra-lines.ts';
import { SCALE, type BenefitSearch, type LineResult } from './benefit-search.ts';
import type { Part } from './part.ts';
import { closeIn, reaching } from './reach-amount.ts';

const LINE_NODES = 60;
const BETWEEN_NODES = 12;
const BETWEEN_LINES = 5;

/** Number of choices that approach a threshold in the first part. */
export const FIRST_CHOICES = 8;
/** The same number in each later part. */
export const LATER_CHOICES = 2;

const risingBy = (line: ExtraLine, benefit: ThresholdBenefit, share: number): ExtraLine =>
  benefit.carriedFrom > 0 ? steeper(line, benefit, 0, share) : steeper(line, benefit, share, 0);

/**
 * Returns the steepest lines: above the threshold each won of goods is paid, so only fees matter. They bound choices
 * that miss the threshold under other lines.
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

/** True if a result misses the threshold of its benefit. */
export const misses = (search: BenefitSearch, { benefit }: Part, { assignments }: LineResult): boolean =>
  search.room(search.consider(assignments), benefit) < 0;

/** Solves a part under each of its lines. Stops after a line that proves it cannot beat the best. */
export const underLines = (search: BenefitSearch, part: Part): Part => {
  const results: LineResult[] = [];
  const isDone = (): boolean => lowerBoundOf(results, part) >= search.best.payable;
  for (const line of part.benefit.lines) if (!isDone()) results.push(search.under(line, part.forbidden, LINE_NODES));
  const isMissed = results.some((one) => misses(search, part, one));
  for (const line of isMissed ? steepestOf(part.benefit) : [])
    if (!isDone()) results.push(search.under(line, part.forbidden, LINE_NODES));
  return { ...part, results, lowerBound: lowerBoundOf(results, part) };
};

/**
 * Brings the best results as close to the threshold as possible.
 * @param max number of choices to try
 */
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

/** Solves a part under lines between the flattest and the steepest, because one of them gives the best bound. */
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
