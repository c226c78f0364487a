import type { PricingInput } from '../price/price-steps.ts';
import { priceWith } from '../coupons/coupon-assignment.ts';
import { priceCart } from '../price/price-cart.ts';
import type { PricedCart } from '../price/priced-cart.ts';
import { won } from '../money/won.ts';
import { candidatesOf, NODE_LIMIT, type Candidates, type CombinationQuestion, type SoFar } from './candidates.ts';
import { inOrder } from './assignments.ts';
import { explainUnused, type UnusedCoupon } from './explain.ts';
import { benefitsOf, goodsIn, neverFreeOverseas, roomLeft } from './benefits.ts';
import { budgetOf, isExhausted, unlimited, within } from './budget.ts';
import { Incumbent, withoutIneffective, type Choice } from './incumbent.ts';
import { localSearch, type Neighbourhood } from './local-search.ts';
import { couponProblem, type CouponProblem } from './problem.ts';
import { roundedSolution } from './rounding.ts';
import { branchAndBound, type SearchGoal } from './search.ts';

/** The best combination of coupons, with the reasons for unused coupons. */
export interface BestCombination extends SoFar {
  /** True if the search completed before its limits. */
  readonly isProved: boolean;
  readonly nodes: number;
  readonly unused: readonly UnusedCoupon[];
}

const soFarOf = (pricing: PricingInput, { chosen, payable }: Choice, bound: number): SoFar => {
  const saving = won(priceWith(pricing, []).payable - payable);
  const savingAgainstPresent = won(priceCart(pricing).payable - payable);
  return { chosen, saving, bound: won(Math.max(bound, saving)), payable, savingAgainstPresent };
};

/** The best combination of coupons without the reasons for the others, and the prepared search. */
interface SearchedCombination extends Omit<BestCombination, 'unused'> {
  readonly candidates: Candidates;
  readonly problem: CouponProblem;
  readonly bundleFees: PricedCart['bundleFees'];
}

/** Searches the best combination without the reasons for unused coupons. */
export const searchCombination = (question: CombinationQuestion): SearchedCombination => {
  const { pricing, timeLimit, budget = budgetOf(timeLimit), nodeLimit = NODE_LIMIT, above = 0, report } = question;
  const candidates = candidatesOf(question);
  const problem = couponProblem(question, candidates);
  const { overseas, startsForbidden } = problem;
  const { extraDiscounts: _, ...rest } = pricing;
  const incumbent = new Incumbent(question, budget);
  // savings are compared with the cart without coupons and benefits
  const full = priceWith(neverFreeOverseas(rest), []);
  const goods = goodsIn(full, overseas);
  const offset = incumbent.best.payable - full.payable;
  const saving = (): number => Math.max(full.payable - incumbent.best.payable, above - offset);
  const improve: SearchGoal['improve'] = (choice, { benefit, bound }) => {
    const consider: Neighbourhood['consider'] = (some) => {
      const price = incumbent.consider(some);
      return { payable: price.payable, room: roomLeft(benefit, goods, goodsIn(price, overseas)) };
    };
    localSearch({ problem, benefit, budget, consider, isDone: () => saving() >= bound }, choice);
  };
  const benefits = benefitsOf(pricing, goods);
  const goal: SearchGoal = { problem, benefits, most: Math.max(0, full.payable) + 1, incumbent: saving, improve };
  const { bound, nodes } = branchAndBound(goal, {
    nodes: nodeLimit,
    budget,
    report: (most) => report?.(() => soFarOf(pricing, incumbent.best, most + offset)),
  });
  if (isExhausted(budget))
    for (const forbidden of startsForbidden)
      within(() => incumbent.consider(roundedSolution(problem, forbidden, new Map(), unlimited)));
  const needed = withoutIneffective(pricing, incumbent.best.chosen);
  const { priced, payable } = priceWith(pricing, needed);
  const best = soFarOf(pricing, { chosen: inOrder(needed, candidates.places), priced, payable }, bound + offset);
  const isProved = best.bound === best.saving;
  return { ...best, isProved, nodes, candidates, problem, bundleFees: priced.bundleFees };
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
