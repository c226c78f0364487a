import { priceWith, type CouponAssignment } from '../../coupons/coupon-assignment.ts';
import { candidatesOf, type CombinationQuestion } from '../candidates.ts';
import { problemsOf } from '../model/problem.ts';
import { explainUnused, type UnusedCoupon } from './explain.ts';

/** Explains why each other coupon of a question is unused, for any chosen coupons. */
export const unusedBeside = (
  question: CombinationQuestion,
  chosen: readonly CouponAssignment[],
): readonly UnusedCoupon[] => {
  const { pricing, situation } = question;
  const candidates = candidatesOf(question);
  const { extraDiscounts: _, ...pure } = pricing;
  const problems = problemsOf({ ...question, pricing: pure }, candidates);
  const problem = problems.problem(new Map(problems.optimisticFees.map(({ bundleKey }) => [bundleKey, 'Exact'])));
  const { bundleFees } = priceWith(pricing, chosen).priced;
  return explainUnused({ situation, candidates, problem, chosen, bundleFees });
};
