import { priceWith } from '../../coupons/coupon-assignment.ts';
import type { PricingInput } from '../../price/pricing-input.ts';
import { benefitsOf } from '../bound/extra-lines.ts';
import type { Problems } from '../model/problem.ts';
import type { Limits } from './branch.ts';
import { BenefitSearch } from './benefit-search.ts';
import { halves, isFirst, takeLowestBound, nextUndecided, type Part } from './part.ts';
import type { SearchResult } from './stages.ts';
import { withoutIneffective } from './without-ineffective.ts';
import { closeInOn, FIRST_CHOICES, LATER_CHOICES, misses, underLines, underLinesBetween } from './under-lines.ts';

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
export const searchWithExtras = (pricing: PricingInput, problems: Problems, limits: Limits): SearchResult => {
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
    if (part.lowerBound < search.best.payable) parts.push(...explore(search, part));
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
