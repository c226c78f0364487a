import { priceWith } from '../coupons/coupon-assignment.ts';
import type { PricingInput } from '../price/price-steps.ts';
import type { Assignment, Problem } from './model.ts';
import { areCompatible } from './assignments.ts';
import { allTakeOff, type Choice } from './incumbent.ts';

/** Most prices of a greedy choice; all of them take about 25 ms. */
const MAX_PRICES = 150;

/** Estimates the saving of a coupon alone, without its limit. */
const worthAlone = ({ coupon: { discountUnitType, discountValue }, price }: Assignment): number =>
  discountUnitType === 'Rate' ? (price * discountValue) / 100 : discountValue;

/** Returns a valid choice without a search: the coupons that save most alone first, while the price falls. */
export const greedyChoice = (pricing: PricingInput, problem: Problem): Choice => {
  let chosen: readonly Assignment[] = [];
  let best = priceWith(pricing, chosen);
  let prices = 0;
  const alone = problem.assignments.map((assignment) => ({ assignment, worth: worthAlone(assignment) }));
  for (const { assignment } of alone.toSorted((a, b) => b.worth - a.worth)) {
    if (prices === MAX_PRICES) break;
    if (!chosen.every((other) => areCompatible(problem, assignment, other))) continue;
    const next = [...chosen, assignment];
    const priced = priceWith(pricing, next);
    prices += 1;
    if (priced.payable >= best.payable || !allTakeOff(priced, next)) continue;
    chosen = next;
    best = priced;
  }
  return { ...best, chosen };
};
