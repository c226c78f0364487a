import { option as O } from 'fp-ts';
import { priceWith, type AssignmentPrice, type CouponAssignment } from '../../coupons/coupon-assignment.ts';
import { exclusions } from '../../coupons/stacking.ts';
import { asApplied } from '../../entities/coupon/held-coupon.ts';
import { laneOf } from '../../entities/coupon/lane.ts';
import { couponWorth } from '../../price/coupon/coupon-lanes.ts';
import { shippingCouponWorth } from '../../price/coupon/take-shipping-coupons.ts';
import type { PricingInput } from '../../price/price-steps.ts';
import type { Assignment, Problem } from '../model/block.ts';
import { allTakeOff } from './benefit-search.ts';

/** Most prices of a greedy choice; all of them take about 50 ms. */
const MAX_PRICES = 300;

const worthAlone = ({ coupon, place, price, bundleFee: fee }: Assignment): number => {
  const applied = asApplied(coupon, place.cartUnitIds);
  return place.type === 'Bundle' ? shippingCouponWorth(applied, { fee, subtotal: price }) : couponWorth(applied, price);
};

const laneAt = ({ coupon, placeIndex }: Assignment): string => `${O.toNullable(laneOf(coupon))}/${placeIndex}`;

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
  for (const { assignment } of alone.filter(({ worth }) => worth > 0).toSorted((a, b) => b.worth - a.worth)) {
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
