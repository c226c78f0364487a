import type { PricingInput } from '../price/pricing-input.ts';
import { priceWith, type CouponAssignment } from '../coupons/coupon-assignment.ts';
import { priceCart } from '../price/price-cart.ts';
import { won, type Won } from '../money/won.ts';
import { candidatesOf } from './model/candidates.ts';
import { inOrder } from './model/in-order.ts';
import { explainUnused, type UnusedCoupon } from './explain/explain.ts';
import { benefitsOf } from './bound/extra-lines.ts';
import { plainWeights, problemsOf, type Problems } from './model/problem.ts';
import { FILLING_LIMIT, NODE_LIMIT, type CombinationQuestion, type SoFar, type TimeLimit } from './model/question.ts';
import type { Limits } from './search/branch.ts';
import { searchWithExtras } from './search/search-with-extras.ts';
import { searchInStages, type SearchResult } from './search/stages.ts';

/** The best combination of coupons, with its proof and its reasons (CP-19). Amounts in won. */
export interface BestCombination {
  /** Each coupon on its place, lane by lane, then by place. */
  readonly chosen: readonly CouponAssignment[];
  /** What the selected units cost without any coupon, less what they cost with the chosen ones. */
  readonly saving: Won;
  /** No combination saves more than this; equal to `saving` where it is proved. */
  readonly bound: Won;
  /** No other combination saves more: the search was not ended by its limit. */
  readonly isProved: boolean;
  /** How many parts of the search were solved. */
  readonly nodes: number;
  /** What the selected units cost with the chosen coupons. */
  readonly payable: Won;
  /** How much less that is than with the coupons that are in use now; below 0 where those break a rule. */
  readonly savingAgainstPresent: Won;
  /** Why each other coupon was not used, in the order of their keys. */
  readonly unused: readonly UnusedCoupon[];
}

/** What was found so far, priced. */
const soFarOf = (pricing: PricingInput, chosen: readonly CouponAssignment[], bound: number): SoFar => {
  const { payable } = priceWith(pricing, chosen);
  const saving = won(priceWith(pricing, []).payable - payable);
  const savingAgainstPresent = won(priceCart(pricing).payable - payable);
  return { chosen, saving, bound: won(Math.max(bound, saving)), payable, savingAgainstPresent };
};

const isLateAfter = ({ now, ms }: TimeLimit): (() => boolean) => {
  const end = now() + ms;
  return () => now() >= end;
};

const limitsOf = ({ pricing, timeLimit, report }: CombinationQuestion): Omit<Limits, 'nodes'> => ({
  budget: { left: FILLING_LIMIT, ...(timeLimit ? { isLate: isLateAfter(timeLimit) } : {}) },
  ...(report ? { report: (chosen, bound) => report(() => soFarOf(pricing, chosen, bound)) } : {}),
});

/** Without an extra discount that could apply, or shipping overseas that could be free, there is nothing to weigh. */
const searched = (question: CombinationQuestion, problems: Problems): SearchResult => {
  const { pricing, nodeLimit: nodes = NODE_LIMIT } = question;
  const limits = { nodes, ...limitsOf(question) };
  // each part is searched under several lines, so half as many of them take as long
  if (benefitsOf(pricing).length > 1)
    return searchWithExtras(pricing, problems, { ...limits, nodes: Math.ceil(nodes / 2) });
  const { assignments } = problems.problem(new Map());
  return searchInStages(
    { pricing, weights: plainWeights, forbidden: new Uint8Array(assignments.length) },
    problems,
    limits,
  );
};

/**
 * The assignment of coupons to the selected units that lowers the payable total most under every rule: which coupon may
 * go where (`couponRules`), what goes with what (`exclusions`), each coupon once, every coupon taking something off.
 * Exact: branch and bound over item groups and parcels with the bound of a linear relaxation, worked out in whole parts
 * of a won. The answer depends neither on the order of units nor on that of coupons (CP-19).
 * @example
 * const { offered: coupons } = cart.coupons;
 * const found = bestCombination({ pricing: pricingInput(cart), coupons, situation: couponSituationOf(cart, now) });
 * [found.saving, found.bound, found.isProved]; // [ 2580, 2580, true ]
 * found.chosen.map(({ coupon, place }) => `${coupon.couponName} on ${place.type} ${place.key}`); // [ 'A tenth off on Unit 1' ]
 */
export const bestCombination = (question: CombinationQuestion): BestCombination => {
  const { pricing, situation } = question;
  const candidates = candidatesOf(question);
  const { extraDiscounts: _, ...pure } = pricing;
  const problems = problemsOf({ ...question, pricing: pure }, candidates);
  const staged = searched(question, problems);
  const { priced, payable, saving, bound, nodes } = staged;
  const chosen = inOrder(staged.chosen, candidates.places);
  const problem = problems.problem(new Map(problems.optimisticFees.map(({ bundleKey }) => [bundleKey, 'Exact'])));
  return {
    chosen,
    saving: won(saving),
    bound: won(bound),
    isProved: bound === saving,
    nodes,
    payable,
    savingAgainstPresent: won(priceCart(pricing).payable - payable),
    unused: explainUnused({ situation, candidates, problem, chosen, bundleFees: priced.bundleFees }),
  };
};
