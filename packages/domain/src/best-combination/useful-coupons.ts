import type { CouponAssignment } from '../coupons/coupon-assignment.ts';
import { asApplied } from '../entities/coupon/held-coupon.ts';
import { won, type Won } from '../money/won.ts';
import { couponWorth } from '../price/coupon/coupon-lanes.ts';
import { shippingCouponWorth } from '../price/coupon/take-shipping-coupons.ts';
import { priceCart } from '../price/price-cart.ts';
import { candidatesOf, type CombinationQuestion } from './candidates.ts';
import { basisAt, numberedAssignments, parcelsOf, unitPricesOf, type UnitPriceOf } from './model/assignments.ts';
import type { Assignment } from './model/block.ts';

/** A coupon that saves something without other coupons. */
export interface UsefulCoupon extends CouponAssignment {
  readonly saving: Won;
}

const savingAlone = ({ coupon, place, price, bundleFee }: Assignment, priceOf: UnitPriceOf): number => {
  const applied = asApplied(coupon, place.cartUnitIds);
  switch (place.type) {
    case 'Unit': {
      const { bare, stripped } = priceOf(place.cartUnitId);
      return couponWorth(applied, price) - (stripped - bare);
    }
    case 'ItemGroup':
      return couponWorth(applied, price);
    case 'Bundle':
      return shippingCouponWorth(applied, { fee: bundleFee, subtotal: price });
  }
};

/**
 * Returns the coupons that save something alone, for each place the best one of its type (CM-23). It prices the cart
 * twice and combines nothing.
 * @example
 * const { offered: coupons } = cart.coupons;
 * const question = { pricing: pricingInput(cart), coupons, situation: couponSituationOf(cart, now) };
 * usefulCoupons(question).map(({ coupon, saving }) => [coupon.couponName, saving]); // [ [ 'A tenth off', 2580 ], [ 'A tenth off', 999 ] ]
 */
export const usefulCoupons = (question: CombinationQuestion): readonly UsefulCoupon[] => {
  // the extra discount applies after coupons (DC-04)
  const { extraDiscounts: _, ...pricing } = question.pricing;
  const bare = priceCart({ ...pricing, appliedCoupons: [] });
  const priceOf = unitPricesOf({ ...question, pricing }, bare);
  const parcels = new Map(parcelsOf(pricing, bare).map((parcel) => [parcel.bundleKey, parcel]));
  const best = new Map<string, UsefulCoupon>();
  for (const one of numberedAssignments(candidatesOf(question), (place) => basisAt(place, priceOf, parcels))
    .assignments) {
    const saving = won(savingAlone(one, priceOf));
    const key = `${one.coupon.couponType} ${one.placeIndex}`;
    if (saving > (best.get(key)?.saving ?? 0)) best.set(key, { coupon: one.coupon, place: one.place, saving });
  }
  return [...best.values()];
};
