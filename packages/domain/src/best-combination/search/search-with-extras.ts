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

/** A part that nobody has solved yet, bounded under its lines; nothing where it cannot reach its amount. */
const bounded = (search: BenefitSearch, part: Part): readonly Part[] => {
  if (search.maxGoods(part) < part.benefit.from) return [];
  const next = underLines(search, part);
  // the first part has its choices forbidden in on before it is halved, if it ever is
  if (next.lowerBound < search.best.payable && !isFirst(part))
    for (const seen of next.results) closeInOn(search, next, seen, LATER_CHOICES);
  return [next];
};

/** A closer bound of the first part, which bounds the whole search; the other parts keep theirs. */
const refined = (search: BenefitSearch, part: Part): Part => {
  if (!isFirst(part) || part.benefit.from <= 0) return part;
  for (const seen of part.results) closeInOn(search, part, seen, FIRST_CHOICES);
  return part.results.some((seen) => misses(search, part, seen)) ? underLinesBetween(search, part) : part;
};

/** The halves of a part that was bounded; nothing where it cannot beat the best, or where all of it is decided. */
const divided = (search: BenefitSearch, part: Part): readonly Part[] => {
  const closer = refined(search, part);
  if (closer.lowerBound >= search.best.payable) return [];
  const assignment = nextUndecided(search, closer);
  if (assignment) return halves(search, closer, assignment);
  search.consider(closer.chosen);
  return [];
};

/** What comes of a part: it is bounded when it is first taken, and halved when it is taken again. */
const explore = (search: BenefitSearch, part: Part): readonly Part[] =>
  part.results.length === 0 ? bounded(search, part) : divided(search, part);

/**
 * The best combination where extra discounts are taken after coupons, or shipping overseas is free from an amount of
 * goods after coupons, so that a coupon may cost more than it saves (DC-04, OV-11, CP-19). Each of these is bounded by
 * lines; under a line the search is as without any, with goods and fees weighed apart. What misses the amount from
 * which it is given is brought as close to it as can be, and parted: with a coupon, and without it.
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
