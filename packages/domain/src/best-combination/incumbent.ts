import {
  priceWith,
  shippingSavings,
  type AssignmentPrice,
  type CouponAssignment,
} from '../coupons/coupon-assignment.ts';
import { couponKeyOf } from '../entities/coupon/coupon.ts';
import type { LedgerEntry } from '../price/ledger/ledger.ts';
import type { PricingInput } from '../price/price-steps.ts';
import { spend, type SearchBudget } from './budget.ts';
import type { CombinationQuestion } from './candidates.ts';

/** A valid choice of coupons with its price. */
export interface Choice extends AssignmentPrice {
  readonly chosen: readonly CouponAssignment[];
}

/** Work of pricing a cart. */
const STEPS_OF_PRICE = 1000;

const isOn = (entry: LedgerEntry, { coupon, place }: CouponAssignment): boolean => {
  if (entry.rule === 'ShippingCoupon')
    return place.type === 'Bundle' && entry.place.type === 'Bundle' && entry.place.bundleKey === place.bundleKey;
  const taken = entry.rule === coupon.couponType && place.type !== 'Bundle' && entry.place.type === 'Unit';
  return taken && place.cartUnitIds.includes(entry.place.cartUnitId);
};

/** True if every coupon has a saving. Otherwise a coupon of 0 % could serve to end an option discount. */
export const allTakeOff = ({ priced: { entries } }: AssignmentPrice, chosen: readonly CouponAssignment[]): boolean =>
  chosen.every((assigned) => entries.some((entry) => isOn(entry, assigned)));

/** The best choice found so far. */
export class Incumbent {
  best: Choice;
  readonly #pricing: PricingInput;
  readonly #isApart: CombinationQuestion['isApart'];
  readonly #budget: SearchBudget;

  constructor({ pricing, isApart }: CombinationQuestion, budget: SearchBudget) {
    this.#pricing = pricing;
    this.#isApart = isApart;
    this.#budget = budget;
    this.best = { ...priceWith(pricing, []), chosen: [] };
  }

  /** Prices a choice and keeps it if it is the best so far. */
  consider(assigned: readonly CouponAssignment[]): AssignmentPrice {
    const price = priceWith(this.#pricing, assigned);
    if (price.payable < this.best.payable) {
      // a shipping coupon saves nothing if the other coupons make its fee free
      const savings = shippingSavings(price.priced, assigned, this.#pricing.rounding);
      const chosen = assigned.filter(({ coupon }) => savings.get(couponKeyOf(coupon)) !== 0);
      if (allTakeOff(price, chosen) && this.#goTogether(chosen)) this.best = { ...price, chosen };
    }
    spend(this.#budget, STEPS_OF_PRICE);
    return price;
  }

  /** True if no exclusion of the shop applies. Other exclusions are already satisfied. */
  #goTogether(chosen: readonly CouponAssignment[]): boolean {
    const isApart = this.#isApart;
    return !isApart || chosen.every((one, i) => !chosen.slice(0, i).some((other) => isApart(other, one)));
  }
}

/** Drops coupons that do not lower the price: the fewest coupons win a tie. */
export const withoutIneffective = (
  pricing: PricingInput,
  chosen: readonly CouponAssignment[],
): readonly CouponAssignment[] => {
  const { payable } = priceWith(pricing, chosen);
  const idle = chosen.find((one) => {
    const rest = chosen.filter((other) => other !== one);
    const without = priceWith(pricing, rest);
    return without.payable <= payable && allTakeOff(without, rest);
  });
  return idle
    ? withoutIneffective(
        pricing,
        chosen.filter((one) => one !== idle),
      )
    : chosen;
};
