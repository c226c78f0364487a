import { priceWith, type AssignmentPrice, type CouponAssignment } from '../../coupons/coupon-assignment.ts';
import { exclusions } from '../../coupons/stacking.ts';
import type { PricingInput } from '../../price/price-steps.ts';
import type { Assignment, Problem } from '../model/block.ts';
import { laneAt } from '../model/problem.ts';
import { allTakeOff } from './benefit-search.ts';

/** Most prices of a greedy choice; all of them take about 25 ms. */
const MAX_PRICES = 150;

/** Estimates the saving of a coupon alone, without its limit. */
const worthAlone = ({ coupon: { discountUnitType, discountValue }, price }: Assignment): number =>
  discountUnitType === 'Rate' ? (price * discountValue) / 100 : discountValue;

const isCompatible = ({ isApart }: Problem, one: Assignment, other: Assignment): boolean =>
  laneAt(one) !== laneAt(other) &&
  !one.resources.some((resource) => other.resources.includes(resource)) &&
  !exclusions.some(({ excludes }) => excludes(one, other)) &&
  !isApart?.(one, other);

/** Returns a valid choice without a search: the coupons that save most alone first, while the price falls. */
export const greedyChoice = (
  pricing: PricingInput,
  problem: Problem,
): AssignmentPrice & { readonly chosen: readonly CouponAssignment[] } => {
  let chosen: readonly Assignment[] = [];
  let best = priceWith(pricing, chosen);
  let prices = 0;
  const alone = problem.assignments.map((assignment) => ({ assignment, worth: worthAlone(assignment) }));
  for (const { assignment } of alone.toSorted((a, b) => b.worth - a.worth)) {
    if (prices === MAX_PRICES) break;
    if (!chosen.every((other) => isCompatible(problem, assignment, other))) continue;
    const next = [...chosen, assignment];
    const priced = priceWith(pricing, next);
    prices += 1;
    if (priced.payable >= best.payable || !allTakeOff(priced, next)) continue;
    chosen = next;
    best = priced;
  }
  return { ...best, chosen };
};
