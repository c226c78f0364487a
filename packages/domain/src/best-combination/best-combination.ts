import type { PricingInput } from '../price/price-steps.ts';
import { priceWith, type CouponAssignment } from '../coupons/coupon-assignment.ts';
import { priceCart } from '../price/price-cart.ts';
import type { PricedCart } from '../price/priced-cart.ts';
import { won, type Won } from '../money/won.ts';
import { candidatesOf, NODE_LIMIT, type Candidates, type CombinationQuestion, type SoFar } from './candidates.ts';
import { inOrder } from './assignments.ts';
import { explainUnused, type UnusedCoupon } from './explain.ts';
import { benefitsOf, goodsIn, neverFreeOverseas } from './benefits.ts';
import { budgetOf, isExhausted, unlimited, within } from './budget.ts';
import { Incumbent, withoutIneffective, type Choice } from './incumbent.ts';
import { localSearch, type Neighbourhood } from './local-search.ts';
import { couponProblem, type CouponProblem } from './problem.ts';
import { roundedSolution } from './rounding.ts';
import { branchAndBound, type SearchGoal } from './search.ts';

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

const soFarOf = (pricing: PricingInput, { chosen, payable }: Choice, bound: number): SoFar => {
  const saving = won(priceWith(pricing, []).payable - payable);
  const savingAgainstPresent = won(priceCart(pricing).payable - payable);
  return { chosen, saving, bound: won(Math.max(bound, saving)), payable, savingAgainstPresent };
};

interface Searched extends Choice {
  readonly saving: number;
  readonly bound: number;
  readonly nodes: number;
}

const searched = (question: CombinationQuestion, problem: CouponProblem): Searched => {
  const {
    pricing,
    timeLimit,
    budget = budgetOf(timeLimit),
    nodeLimit: nodes = NODE_LIMIT,
    above = 0,
    report,
  } = question;
  const { overseas } = problem;
  const { extraDiscounts: _, ...rest } = pricing;
  const incumbent = new Incumbent(question, overseas, budget);
  const { payable: bare } = incumbent.best;
  // savings are compared with the cart without coupons and benefits
  const full = priceWith(neverFreeOverseas(rest), []);
  const offset = bare - full.payable;
  const saving = (): number => Math.max(full.payable - incumbent.best.payable, above - offset);
  const improve: SearchGoal['improve'] = (choice, { benefit, bound }) => {
    incumbent.consider(choice);
    if (benefit.room < Infinity || benefit.overseasRoom < Infinity) {
      const near: Neighbourhood = {
        problem,
        budget,
        consider: (some) => incumbent.consider(some),
        room: (price) => incumbent.room(price, full, benefit),
        isDone: () => saving() >= bound,
      };
      localSearch(near, benefit, choice);
    }
  };
  const goal: SearchGoal = {
    problem,
    benefits: benefitsOf(pricing, goodsIn(full, overseas)),
    most: Math.max(0, full.payable) + 1,
    incumbent: saving,
    improve,
  };
  const { bound, nodes: looked } = branchAndBound(goal, {
    nodes,
    budget,
    ...(report ? { report: (most) => report(() => soFarOf(pricing, incumbent.best, most + offset)) } : {}),
  });
  if (isExhausted(budget))
    for (const forbidden of problem.startsForbidden)
      within(() => incumbent.consider(roundedSolution(problem, forbidden, new Map(), unlimited)));
  const chosen = withoutIneffective(pricing, incumbent.best.chosen);
  const best = { ...priceWith(pricing, chosen), chosen };
  return { ...best, saving: bare - best.payable, bound: Math.max(bound + offset, bare - best.payable), nodes: looked };
};

/** The best combination of coupons without the reasons for the others, and the prepared search. */
interface SearchedCombination extends Omit<BestCombination, 'unused'> {
  readonly candidates: Candidates;
  readonly problem: CouponProblem;
  readonly bundleFees: PricedCart['bundleFees'];
}

/** Searches the best combination without the reasons for unused coupons. */
export const searchCombination = (question: CombinationQuestion): SearchedCombination => {
  const candidates = candidatesOf(question);
  const problem = couponProblem(question, candidates);
  const { chosen, priced, payable, saving, bound, nodes } = searched(question, problem);
  return {
    chosen: inOrder(chosen, candidates.places),
    saving: won(saving),
    bound: won(bound),
    isProved: bound === saving,
    nodes,
    payable,
    savingAgainstPresent: won(priceCart(question.pricing).payable - payable),
    candidates,
    problem,
    bundleFees: priced.bundleFees,
  };
};

/**
 * Returns the valid coupon assignment with the lowest payable total. The search is an exact branch and bound with a
 * linear relaxation as bound. The answer does not depend on the order of units or coupons (CP-19).
 */
export const bestCombination = (question: CombinationQuestion): BestCombination => {
  const { candidates, problem, bundleFees, ...best } = searchCombination(question);
  return { ...best, unused: explainUnused({ candidates, problem, chosen: best.chosen, bundleFees }) };
};

/** Listener for progress of a background search. */
export interface CombinationListener {
  readonly started: () => void;
  readonly soFar: (soFar: SoFar) => void;
  readonly found: (best: BestCombination) => void;
  readonly failed: (thrown: unknown) => void;
}

/** Searches for the best combination in the background; returns a function that stops the search. */
export type CombinationSearch = (question: CombinationQuestion, listener: CombinationListener) => () => void;

/** The coupon search of an engine. The question is plain data, so a worker can answer it (EN-09). */
export interface EngineOffers {
  readonly best: (question: CombinationQuestion) => BestCombination;
}

export const marketplaceOffers: EngineOffers = /* @__PURE__ */ Object.freeze({ best: bestCombination });
