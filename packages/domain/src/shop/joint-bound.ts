import { hasBenefits } from '../best-combination/benefits.ts';
import type { SearchBudget } from '../best-combination/budget.ts';
import { candidatesOf } from '../best-combination/candidates.ts';
import { searchProblem } from '../best-combination/search.ts';
import { priceWith } from '../coupons/coupon-assignment.ts';
import { couponsBeside } from './coupons-beside.ts';
import { jointProblem } from './joint-problem.ts';
import { noPromotions, type ListedSets, type PromotionSet } from './listed-sets.ts';
import type { OffersQuestion } from './offers-question.ts';

const MAX_SETS = 400;

const JOINT_NODES = 200;

/** Promotions with an upper bound of the joint saving, in minor units. */
export interface JointBound {
  readonly set: PromotionSet;
  readonly bound: number;
}

/**
 * Returns an upper bound of the joint saving. One search treats sets of promotions as alternatives to coupons, at
 * prices without promotions. A lower price never increases a coupon saving, so this is a bound. Returns `none` if a
 * benefit applies, no coupon is usable, or there are too many sets.
 */
export const jointBound = (
  question: OffersQuestion,
  lists: readonly ListedSets[],
  budget: SearchBudget,
): JointBound | undefined => {
  const asked = couponsBeside(question, noPromotions);
  const count = lists.reduce((sum, { sets }) => sum + sets.length - 1, 0);
  const isCut = lists.some(({ beyond }) => beyond > 0);
  if (count === 0 || count > MAX_SETS || isCut || hasBenefits(asked.pricing)) return undefined;
  const { problem, setOf } = jointProblem(asked, candidatesOf(asked), lists);
  if (problem.assignments.length === 0) return undefined;
  const most = Math.max(0, priceWith(asked.pricing, []).payable) + 1;
  const { choice, bound } = searchProblem(problem, most, { nodes: JOINT_NODES, budget });
  const sets = choice.flatMap((one) => setOf(one) ?? []);
  const worked = sets.flatMap((set) => set.worked);
  return { bound, set: { worked, worth: sets.reduce((sum, { worth }) => sum + worth, 0) } };
};
