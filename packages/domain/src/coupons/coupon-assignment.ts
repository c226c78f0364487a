import type { PricingInput } from '../price/price-steps.ts';
import type { PricedCart } from '../price/priced/summary.ts';
import { priceCart } from '../price/price-cart.ts';
import type { Rounding } from '../money/currency.ts';
import { noWon, type Won } from '../money/won.ts';
import type { AppliedCoupon } from '../entities/coupon/coupon.ts';
import { asApplied, couponKeyOf, type Coupon } from '../entities/coupon/held-coupon.ts';
import type { CouponPlace } from '../entities/coupon/coupon-place.ts';
import { shippingCouponWorth } from '../price/coupon/coupon-lanes.ts';

/** A coupon and its target. */
export interface CouponAssignment {
  readonly coupon: Coupon;
  readonly place: CouponPlace;
}

/** Converts placed coupons to applied coupons. A shipping coupon is listed on the units of its parcel. */
export const appliedOf = (placed: readonly CouponAssignment[]): readonly AppliedCoupon[] =>
  placed.map(({ coupon, place }) => asApplied(coupon, place.cartUnitIds));

/** Returns the saving of each shipping coupon, in won, by coupon key. */
export const shippingSavings = (
  priced: PricedCart,
  placed: readonly CouponAssignment[],
  rounding?: Rounding,
): ReadonlyMap<string, Won> =>
  new Map(
    placed.flatMap(({ coupon, place }) => {
      if (place.type !== 'Bundle') return [];
      const fee = priced.bundleFees.get(place.bundleKey);
      const worth = fee ? shippingCouponWorth(asApplied(coupon, place.cartUnitIds), fee, rounding) : noWon;
      return [[couponKeyOf(coupon), worth] as const];
    }),
  );

export interface AssignmentPrice {
  readonly priced: PricedCart;
  readonly payable: Won;
}

/** Prices the selected units with these coupons and no others (CP-19). */
export const priceWith = (input: PricingInput, placed: readonly CouponAssignment[]): AssignmentPrice => {
  const priced = priceCart({ ...input, appliedCoupons: appliedOf(placed) });
  return { priced, payable: priced.payable };
};
