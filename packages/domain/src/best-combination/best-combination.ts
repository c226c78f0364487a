import type { PricingInput } from '../price/price-steps.ts';
import { priceWith, type CouponAssignment } from '../coupons/coupon-assignment.ts';
import { priceCart } from '../price/price-cart.ts';
import { won, type Won } from '../money/won.ts';
import { candidatesOf, NODE_LIMIT, type CombinationQuestion, type SoFar } from './candidates.ts';
import { inOrder } from './model/assignments.ts';
import { explainUnused, type UnusedCoupon } from './explain.ts';
import { benefitsOf } from './bound/extra-lines.ts';
import { plainWeights, problemsOf, type Problems } from './model/problem.ts';
import { budgetOf, isExhausted } from './budget.ts';
import type { Limits } from './search/branch.ts';
import { greedyChoice } from './search/greedy.ts';
import { searchWithThreshold } from './search/search-with-threshold.ts';
import { searchInStages, type SearchResult } from './search/stages.ts';

/** The best combination of coupons, with its bound and the reasons for unused coupons. Amounts in won. */
export interface BestCombination {
  readonly chosen: readonly CouponAssignment[];
  readonly saving: Won;
  /** Upper bound of the saving; equal to `saving` if proved. */
  readonly bound: Won;
  /** True if the search completed before its limits. */
  readonly isProved: boolean;
  readonly nodes: number;
  readonly payable: Won;
  /** Saving compared with the coupons in use. Negative if those coupons break a rule. */
  readonly savingAgainstPresent: Won;
  readonly unused: readonly UnusedCoupon[];
}

const soFarOf = (pricing: PricingInput, chosen: readonly CouponAssignment[], bound: number): SoFar => {
  const { payable } = priceWith(pricing, chosen);
  const saving = won(priceWith(pricing, []).payable - payable);
  const savingAgainstPresent = won(priceCart(pricing).payable - payable);
  return { chosen, saving, bound: won(Math.max(bound, saving)), payable, savingAgainstPresent };
};

const limitsOf = ({
  pricing,
  timeLimit,
  budget = budgetOf(timeLimit),
  report,
}: CombinationQuestion): Omit<Limits, 'nodes'> => ({
  budget,
  ...(report ? { report: (chosen, bound) => report(() => soFarOf(pricing, chosen, bound)) } : {}),
});

const searched = (question: CombinationQuestion, problems: Problems, limits: Limits): SearchResult => {
  const { pricing } = question;
  const { nodes } = limits;
  // Each part is searched under several lines, so half the budget takes as long.
  if (benefitsOf(pricing).length > 1)
    return searchWithThreshold(pricing, problems, { ...limits, nodes: Math.ceil(nodes / 2) });
  const { assignments } = problems.problem(new Map());
  return searchInStages(
    { pricing, weights: plainWeights, forbidden: new Uint8Array(assignments.length) },
    problems,
    limits,
  );
};

/** Returns the result of the search, or a greedy choice if the search was cut off before it found a better one. */
const searchedOrGreedy = (question: CombinationQuestion, problems: Problems): SearchResult => {
  const { pricing, nodeLimit: nodes = NODE_LIMIT } = question;
  const limits: Limits = { nodes, ...limitsOf(question) };
  const found = searched(question, problems, limits);
  if (!isExhausted(limits.budget)) return found;
  const greedy = greedyChoice(pricing, problems.problem(new Map()));
  const saving = found.saving + found.payable - greedy.payable;
  return saving > found.saving ? { ...found, ...greedy, saving, bound: Math.max(found.bound, saving) } : found;
};

/**
 * Returns the valid coupon assignment with the lowest payable total. The search is an exact branch and bound with a
 * linear relaxation as bound. The answer does not depend on the order of units or coupons (CP-19).
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
  const staged = searchedOrGreedy(question, problems);
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

/** Listener for progress of a background search. */
export interface CombinationListener {
  readonly started: () => void;
  readonly soFar: (soFar: SoFar) => void;
  readonly found: (best: BestCombination) => void;
  readonly failed: (thrown: unknown) => void;
}

/**
 * Searches for the best combination in the background.
 * @returns a function that stops the search; the listener is not called afterwards
 */
export type CombinationSearch = (question: CombinationQuestion, listener: CombinationListener) => () => void;

/** The coupon search of an engine. The question is plain data, so a worker can answer it (EN-09). */
export interface EngineOffers {
  readonly best: (question: CombinationQuestion) => BestCombination;
}

export const marketplaceOffers: EngineOffers = Object.freeze({ best: bestCombination });
