import { priceWith } from '../../coupons/placed.ts';
import type { PricingInput } from '../../price/pricing-input.ts';
import { benefitsOf } from '../bound/extra-lines.ts';
import type { Problems } from '../model/problem.ts';
import type { Limits } from './branch.ts';
import { BenefitSearch } from './benefit-search.ts';
import { halves, isFirst, takeLeast, unsettled, type Part } from './part.ts';
import type { Staged } from './stages.ts';
import { trimmed } from './trimmed.ts';
import { closeInOn, FIRST_CHOICES, LATER_CHOICES, misses, underLines, underLinesBetween } from './under-lines.ts';

/** A part that nobody has looked at yet, bounded under its lines; nothing where it cannot reach its amount. */
const bounded = (search: BenefitSearch, part: Part): readonly Part[] => {
  if (search.mostGoods(part) < part.benefit.from) return [];
  const next = underLines(search, part);
  // the first part has its choices closed in on before it is halved, if it ever is
  if (next.least < search.best.payable && !isFirst(part))
    for (const seen of next.seen) closeInOn(search, next, seen, LATER_CHOICES);
  return [next];
};

/** A closer bound of the first part, which bounds the whole search; the other parts keep theirs. */
const closerBounded = (search: BenefitSearch, part: Part): Part => {
  if (!isFirst(part) || part.benefit.from <= 0) return part;
  for (const seen of part.seen) closeInOn(search, part, seen, FIRST_CHOICES);
  return part.seen.some((seen) => misses(search, part, seen)) ? underLinesBetween(search, part) : part;
};

/** The halves of a part that was bounded; nothing where it cannot beat the best, or where all of it is settled. */
const divided = (search: BenefitSearch, part: Part): readonly Part[] => {
  const closer = closerBounded(search, part);
  if (closer.least >= search.best.payable) return [];
  const use = unsettled(search, closer);
  if (use) return halves(search, closer, use);
  search.consider(closer.chosen);
  return [];
};

/** What comes of a part: it is bounded when it is first taken, and halved when it is taken again. */
const look = (search: BenefitSearch, part: Part): readonly Part[] =>
  part.seen.length === 0 ? bounded(search, part) : divided(search, part);

/**
 * The best combination where extra discounts are taken after coupons, or shipping overseas is free from an amount of
 * goods after coupons, so that a coupon may cost more than it saves (DC-04, OV-11, CP-19). Each of these is bounded by
 * lines; under a line the search is as without any, with goods and fees weighed apart. What misses the amount from
 * which it is given is brought as close to it as can be, and parted: with a coupon, and without it.
 */
export const searchWithExtras = (pricing: PricingInput, problems: Problems, limits: Limits): Staged => {
  const search = new BenefitSearch(pricing, problems, limits);
  const bare = search.best.payable;
  const closed = new Uint8Array(search.whole.uses.length);
  const parts: Part[] = benefitsOf(pricing).map((benefit) => ({
    benefit,
    chosen: [],
    closed,
    least: search.atLeast(benefit),
    seen: [],
  }));
  let open: readonly Part[] = parts;
  while (open.length > 0 && !search.isOver) {
    const part = takeLeast(parts);
    if (!part) break;
    if (part.least < search.best.payable) parts.push(...look(search, part));
    open = parts.filter(({ least }) => least < search.best.payable);
    limits.report?.(search.best.chosen, bare - Math.min(search.best.payable, ...open.map(({ least }) => least)));
  }
  const chosen = trimmed(pricing, search.best.chosen);
  const priced = priceWith(pricing, chosen);
  const least = Math.min(priced.payable, ...open.map((part) => part.least));
  return { ...priced, chosen, saving: bare - priced.payable, bound: bare - least, nodes: search.nodes };
};
