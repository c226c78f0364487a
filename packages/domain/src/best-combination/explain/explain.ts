import { either as E, option as O } from 'fp-ts';
import type { BundleFee } from '../../price/parcel/bundle-fee.ts';
import { finding } from '../../rule/finding.ts';
import { amountCouponRules, standingCouponRules } from '../../rules/coupon/index.ts';
import { judge } from '../../rule/judge.ts';
import type { Finding } from '../../rule/rule.ts';
import type { BundleKey } from '../../money/ids.ts';
import { couponKeyOf, type Coupon } from '../../entities/coupon/held-coupon.ts';
import { laneOf } from '../../entities/coupon/lane.ts';
import { isSamePlace } from '../../entities/coupon/coupon-place.ts';
import type { CouponAssignment } from '../../coupons/coupon-assignment.ts';
import type { CouponSituation } from '../../selectors/situation.ts';
import { stackable } from '../../coupons/stacking.ts';
import { bestOfBlock } from '../bound/best-of-block.ts';
import type { Block, Problem, Assignment } from '../model/block.ts';
import type { Candidates } from '../model/candidates.ts';

/** A coupon that the best combination leaves out, and why (CP-19). */
export interface UnusedCoupon {
  /** The coupon. */
  readonly coupon: Coupon;
  /** Why, by the code of a rule or that another use of its place saves more. */
  readonly reason: Finding;
}

/** What the reasons are read from. */
export interface Outcome {
  readonly situation: CouponSituation;
  readonly candidates: Candidates;
  readonly problem: Problem;
  readonly chosen: readonly CouponAssignment[];
  /** The fees with the chosen coupons in use. */
  readonly bundleFees: ReadonlyMap<BundleKey, BundleFee>;
}

const assignmentsOfBlock = ({ groups, shippingCoupons }: Block): readonly Assignment[] => [
  ...groups.flatMap(({ unitChoices, sellerDupCoupons, superCoupons }) => [
    ...unitChoices.flatMap((choices) => choices.flatMap(({ assignment }) => assignment ?? [])),
    ...[...sellerDupCoupons, ...superCoupons].map(({ assignment }) => assignment),
  ]),
  ...shippingCoupons.map(({ assignment }) => assignment),
];

/** What an assignment saves by itself, in won. */
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
    const saving = bestOfBlock(block, { prices, forbidden, budget: { left: 0 } })?.value ?? 0;
    forbidden.set([1], assignment.index);
    return saving;
  };
};

const rank = ({ code }: Finding): number => standingCouponRules.findIndex((rule) => rule.codes.includes(code));

const reasonIn = (verdict: E.Either<Finding, unknown>): readonly Finding[] => (E.isLeft(verdict) ? [verdict.left] : []);

/** Where a coupon may go nowhere: the reason at the place where it came farthest through the rules. */
const notEligible = (coupon: Coupon, { candidates }: Outcome): Finding =>
  candidates
    .placesFor(coupon)
    .flatMap((place) => reasonIn(candidates.standing(coupon, place)))
    .toSorted((a, b) => rank(b) - rank(a))[0] ?? finding('CART-BR5-08', {});

/** Where a coupon saves nothing anywhere: below its minimum or without a fee everywhere, or worth no more than nothing. */
const worthNothing = (assignments: readonly Assignment[], { situation }: Outcome): Finding => {
  const found = assignments.flatMap((assignment) =>
    reasonIn(judge(amountCouponRules)({ ...assignment, units: [], situation })),
  );
  const [first] = found;
  return first && found.length === assignments.length ? first : finding('COUPON-WORTH-NOTHING', {});
};

/**
 * Where a coupon would save something: what the chosen ones have against it, or that they save more; that it lowers no
 * total where none is chosen, since it costs an extra discount or free shipping overseas (DC-04, OV-11).
 */
const notChosen = ({ coupon, place }: Assignment, { chosen, bundleFees }: Outcome): Finding => {
  // one of its own kind in its place is no rule against it: that one saves more
  const lane = O.toNullable(laneOf(coupon));
  const others = chosen.filter((one) => !isSamePlace(one.place, place) || O.toNullable(laneOf(one.coupon)) !== lane);
  if (chosen.length === 0) return finding('COUPON-WORTH-NOTHING', {});
  return O.getOrElse(() => finding('COUPON-BETTER-OTHERWISE', {}, place.cartUnitIds))(
    stackable(others, coupon, place, { bundleFees }),
  );
};

/** Why each coupon that was not chosen was left out; of a coupon with several places, at the one that it suits best. */
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
