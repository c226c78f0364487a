import { priceWith, type CouponAssignment } from '../../coupons/coupon-assignment.ts';
import type { PricingInput } from '../../price/price-steps.ts';
import {
  allTakeOff,
  SCALE,
  BenefitSearch,
  type LineResult,
  type Part,
  halves,
  isFirst,
  takeLowestBound,
  nextUndecided,
} from './benefit-search.ts';
import { lowestAtStart, steeper, type ThresholdBenefit, type ExtraLine, benefitsOf } from '../bound/extra-lines.ts';
import { closeIn, reaching } from './reach-amount.ts';
import { within } from '../budget.ts';
import type { Problems } from '../model/problem.ts';
import type { Limits } from './branch.ts';
import type { SearchResult } from './stages.ts';

/** Drops coupons that do not lower the price: the fewest coupons win a tie. */
const withoutIneffective = (
  pricing: PricingInput,
  chosen: readonly CouponAssignment[],
): readonly CouponAssignment[] => {
  const { payable } = priceWith(pricing, chosen);
  const idle = chosen.find((one) => {
    const rest = chosen.filter((other) => other !== one);
    const without = priceWith(pricing, rest);
    return without.payable <= payable && allTakeOff(without, rest);
  });
  return idle
    ? withoutIneffective(
        pricing,
        chosen.filter((one) => one !== idle),
      )
    : chosen;
};

const LINE_NODES = 60;
const BETWEEN_NODES = 12;
const BETWEEN_LINES = 5;

/** Number of choices that approach a threshold in the first part. */
const FIRST_CHOICES = 8;
/** The same number in each later part. */
const LATER_CHOICES = 2;

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
const misses = (search: BenefitSearch, { benefit }: Part, { assignments }: LineResult): boolean =>
  search.room(search.consider(assignments), benefit) < 0;

/** Solves a part under each of its lines. Stops after a line that proves it cannot beat the best. */
const underLines = (search: BenefitSearch, part: Part): Part => {
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
const closeInOn = (
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
const underLinesBetween = (search: BenefitSearch, part: Part): Part => {
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

const bounded = (search: BenefitSearch, part: Part): readonly Part[] => {
  if (search.maxGoods(part) < part.benefit.from) return [];
  const next = underLines(search, part);
  // solves the choices of the first part before it is halved
  if (next.lowerBound < search.best.payable && !isFirst(part))
    for (const seen of next.results) closeInOn(search, next, seen, LATER_CHOICES);
  return [next];
};

const refined = (search: BenefitSearch, part: Part): Part => {
  if (!isFirst(part) || part.benefit.from <= 0) return part;
  for (const seen of part.results) closeInOn(search, part, seen, FIRST_CHOICES);
  return part.results.some((seen) => misses(search, part, seen)) ? underLinesBetween(search, part) : part;
};

/** Returns the halves of a bounded part. Empty if it cannot beat the best or is fully decided. */
const divided = (search: BenefitSearch, part: Part): readonly Part[] => {
  const closer = refined(search, part);
  if (closer.lowerBound >= search.best.payable) return [];
  const assignment = nextUndecided(search, closer);
  if (assignment) return halves(search, closer, assignment);
  search.consider(closer.chosen);
  return [];
};

const explore = (search: BenefitSearch, part: Part): readonly Part[] =>
  part.results.length === 0 ? bounded(search, part) : divided(search, part);

/**
 * Searches if a benefit applies after coupons, so a coupon may cost more than it saves (DC-04, OV-11). Lines bound
 * each benefit; under a line the search runs with weights for goods and fees. A choice below a threshold is moved
 * towards it, then the part is halved by one coupon.
 */
export const searchWithThreshold = (pricing: PricingInput, problems: Problems, limits: Limits): SearchResult => {
  const search = new BenefitSearch(pricing, problems, limits);
  const bare = search.best.payable;
  const forbidden = new Uint8Array(search.whole.assignments.length);
  const parts: Part[] = benefitsOf(pricing).map((benefit) => ({
    benefit,
    chosen: [],
    forbidden,
    lowerBound: search.atLeast(benefit),
    results: [],
  }));
  let open: readonly Part[] = parts;
  while (open.length > 0 && !search.isOver) {
    const part = takeLowestBound(parts);
    if (!part) break;
    // a part whose exploration is cut off stays open
    if (part.lowerBound < search.best.payable) parts.push(...(within(() => explore(search, part)) ?? [part]));
    open = parts.filter(({ lowerBound }) => lowerBound < search.best.payable);
    limits.report?.(
      search.best.chosen,
      bare - Math.min(search.best.payable, ...open.map(({ lowerBound }) => lowerBound)),
    );
  }
  const chosen = withoutIneffective(pricing, search.best.chosen);
  const priced = priceWith(pricing, chosen);
  const min = Math.min(priced.payable, ...open.map((part) => part.lowerBound));
  return { ...priced, chosen, saving: bare - priced.payable, bound: bare - min, nodes: search.nodes };
};
