import * as E from '../money/either.ts';
import type { BundleFee } from '../price/parcel/bundle-fee.ts';
import { finding, judge, type Finding } from '../rule/rule.ts';
import type { CouponFacts } from '../rules/facts.ts';
import { amountCouponRules, standingCouponRules } from '../rules/coupon.ts';
import type { BundleKey } from '../money/ids.ts';
import { couponKeyOf, type Coupon } from '../entities/coupon/coupon.ts';
import { laneOf, isSamePlace } from '../entities/coupon/coupon-place.ts';
import { type CouponAssignment, priceWith } from '../coupons/coupon-assignment.ts';
import { stackable } from '../coupons/stacking.ts';
import { savingOf, type Assignment, type Problem } from './model.ts';
import { type Candidates, candidatesOf, type CombinationQuestion } from './candidates.ts';
import { couponProblem } from './problem.ts';

/** A coupon outside the best combination, with the reason. */
export interface UnusedCoupon {
  readonly coupon: Coupon;
  readonly reason: Finding;
}

export interface Outcome {
  readonly candidates: Candidates;
  readonly problem: Problem;
  readonly chosen: readonly CouponAssignment[];
  readonly bundleFees: ReadonlyMap<BundleKey, BundleFee>;
}

const rank = ({ code }: Finding): number => standingCouponRules.findIndex((rule) => rule.codes.includes(code));

const reasonIn = (verdict: E.Either<Finding, unknown>): readonly Finding[] => (E.isLeft(verdict) ? [verdict.left] : []);

/** Returns the reason for a coupon that is eligible nowhere, at the place that passes the most rules. */
const notEligible = (coupon: Coupon, { candidates }: Outcome): Finding =>
  candidates
    .placesFor(coupon)
    .flatMap((place) => reasonIn(candidates.standing(coupon, place)))
    .toSorted((a, b) => rank(b) - rank(a))[0] ?? finding('CART-BR5-08', {});

/** Returns the reason for a coupon that saves 0 won everywhere. */
const worthNothing = (assignments: readonly Assignment[], { candidates }: Outcome): Finding => {
  const found = assignments.flatMap(({ coupon, place, price, bundleFee }) =>
    reasonIn(
      E.chain((facts: CouponFacts) => judge(amountCouponRules)({ ...facts, price, bundleFee }))(
        candidates.standing(coupon, place),
      ),
    ),
  );
  const [first] = found;
  return first && found.length === assignments.length ? first : finding('COUPON-WORTH-NOTHING', {});
};

/** Returns the reason for an eligible coupon: a conflict with a chosen one, a smaller saving, or a lost benefit. */
const notChosen = ({ coupon, place }: Assignment, { chosen, bundleFees }: Outcome): Finding => {
  const lane = laneOf(coupon);
  const others = chosen.filter((one) => !isSamePlace(one.place, place) || laneOf(one.coupon) !== lane);
  if (chosen.length === 0) return finding('COUPON-WORTH-NOTHING', {});
  return stackable(others, coupon, place, { bundleFees }) ?? finding('COUPON-BETTER-OTHERWISE', {}, place.cartUnitIds);
};

/** Returns the reason for each unused coupon, at its most suitable place. */
export const explainUnused = (outcome: Outcome): readonly UnusedCoupon[] => {
  const { candidates, problem, chosen } = outcome;
  const isChosen = new Set(chosen.map(({ coupon }) => couponKeyOf(coupon)));
  const reasonFor = (coupon: Coupon, assignments: readonly Assignment[]): Finding => {
    if (assignments.length === 0) return notEligible(coupon, outcome);
    const savings = assignments.map((one) => savingOf(problem, [one]));
    const most = Math.max(...savings);
    const best = most > 0 ? assignments[savings.indexOf(most)] : undefined;
    return best ? notChosen(best, outcome) : worthNothing(assignments, outcome);
  };
  return candidates.coupons.flatMap((coupon, number) =>
    isChosen.has(couponKeyOf(coupon))
      ? []
      : [{ coupon, reason: reasonFor(coupon, problem.assignmentsOf[number] ?? []) }],
  );
};

/** Explains why each other coupon of a question is unused, for any chosen coupons. */
export const unusedBeside = (
  question: CombinationQuestion,
  chosen: readonly CouponAssignment[],
): readonly UnusedCoupon[] => {
  const candidates = candidatesOf(question);
  const problem = couponProblem(question, candidates);
  const { bundleFees } = priceWith(question.pricing, chosen).priced;
  return explainUnused({ candidates, problem, chosen, bundleFees });
};
