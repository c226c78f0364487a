import * as E from '../money/either.ts';
import type { BundleFee } from '../price/parcel/bundle-fee.ts';
import { finding, judge, type Finding } from '../rule/rule.ts';
import type { CouponFacts } from '../rules/facts.ts';
import { amountCouponRules, standingCouponRules } from '../rules/coupon.ts';
import type { BundleKey } from '../money/ids.ts';
import { couponKeyOf, type Coupon } from '../entities/coupon/coupon.ts';
import { laneOf, isSamePlace } from '../entities/coupon/coupon-place.ts';
import { type CouponAssignment, priceWith } from '../coupons/coupon-assignment.ts';
import type { CouponSituation } from '../selectors/situation.ts';
import { stackable } from '../coupons/stacking.ts';
import { bestOfBlock } from './best-of-block.ts';
import { assignmentsOfBlock, type Assignment, type Problem } from './model.ts';
import { unlimited } from './budget.ts';
import { type Candidates, candidatesOf, type CombinationQuestion } from './candidates.ts';
import { couponProblem } from './problem.ts';

/** A coupon outside the best combination, with the reason. */
export interface UnusedCoupon {
  readonly coupon: Coupon;
  readonly reason: Finding;
}

export interface Outcome {
  readonly situation: CouponSituation;
  readonly candidates: Candidates;
  readonly problem: Problem;
  readonly chosen: readonly CouponAssignment[];
  readonly bundleFees: ReadonlyMap<BundleKey, BundleFee>;
}

const savingsAlone = (problem: Problem): ((assignment: Assignment) => number) => {
  const blockOf = new Map(
    problem.blocks.flatMap((block) => assignmentsOfBlock(block).map((assignment) => [assignment, block] as const)),
  );
  const prices = new Float64Array(problem.resources);
  const forbidden = new Uint8Array(problem.assignments.length).fill(1);
  return (assignment) => {
    const block = blockOf.get(assignment);
    if (!block) return 0;
    forbidden.set([0], assignment.index);
    const saving = bestOfBlock(block, { prices, forbidden, budget: unlimited })?.value ?? 0;
    forbidden.set([1], assignment.index);
    return saving;
  };
};

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
  const alone = savingsAlone(problem);
  const reasonFor = (coupon: Coupon, assignments: readonly Assignment[]): Finding => {
    if (assignments.length === 0) return notEligible(coupon, outcome);
    let best: Assignment | undefined;
    let max = 0;
    for (const assignment of assignments) {
      const saving = alone(assignment);
      if (saving <= max) continue;
      max = saving;
      best = assignment;
    }
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
  const { pricing, situation } = question;
  const candidates = candidatesOf(question);
  const problem = couponProblem(question, candidates);
  const { bundleFees } = priceWith(pricing, chosen).priced;
  return explainUnused({ situation, candidates, problem, chosen, bundleFees });
};
