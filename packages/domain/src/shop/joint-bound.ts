import { benefitsOf } from '../best-combination/bound/extra-lines.ts';
import { candidatesOf } from '../best-combination/model/candidates.ts';
import { FILLING_LIMIT } from '../best-combination/model/question.ts';
import { searchBest } from '../best-combination/search/branch.ts';
import { couponsBeside } from './coupons-beside.ts';
import { jointProblem } from './joint-problem.ts';
import { noPromotions, type ListedSets, type PromotionSet } from './listed-sets.ts';
import type { OffersQuestion } from './offers-question.ts';

/** Of more sets than these no joint bound is worked out. */
const MAX_SETS = 400;

/** How many parts of the joint search are looked at. */
const JOINT_NODES = 200;

/** Promotions, and what no promotions and coupons save more than together, in minor units. */
export interface JointBound {
  readonly set: PromotionSet;
  readonly bound: number;
}

/**
 * What promotions and coupons save at most together, and the promotions with which that may be: one search in which the sets of promotions
 * are alternatives beside the coupons, each at the prices without promotions. A coupon takes no more off a lower price, so that nothing saves
 * more; where promotions allow no coupon on their units it is what they save. Nothing where an extra discount or free shipping overseas may
 * make a coupon cost more than it saves, where no coupon can be used, or of very many sets.
 */
export const jointBound = (
  question: OffersQuestion,
  lists: readonly ListedSets[],
  isLate: () => boolean,
): JointBound | undefined => {
  const asked = couponsBeside(question, noPromotions);
  const count = lists.reduce((sum, { sets }) => sum + sets.length - 1, 0);
  const isCut = lists.some(({ beyond }) => beyond > 0);
  if (count === 0 || count > MAX_SETS || isCut || benefitsOf(asked.pricing).length > 1) return undefined;
  const { problem, setOf } = jointProblem(asked, candidatesOf(asked), lists);
  if (problem.assignments.length === 0) return undefined;
  const { best, bound } = searchBest(problem, { nodes: JOINT_NODES, budget: { left: FILLING_LIMIT, isLate } }, 0);
  const sets = best.columns.flatMap(({ assignments }) => assignments.flatMap((one) => setOf(one) ?? []));
  const worked = sets.flatMap((set) => set.worked);
  return { bound, set: { worked, worth: sets.reduce((sum, { worth }) => sum + worth, 0) } };
};
