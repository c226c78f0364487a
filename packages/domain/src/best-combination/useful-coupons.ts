import { priceWith, type CouponAssignment } from '../coupons/coupon-assignment.ts';
import { won, type Won } from '../money/won.ts';
import { priceCart } from '../price/price-cart.ts';
import { hasBenefits } from './benefits.ts';
import { candidatesOf, type CombinationQuestion } from './candidates.ts';
import { basisAt, numberedAssignments, unitPricesOf } from './assignments.ts';
import { parcelsOf } from './parcels.ts';
import type { Assignment } from './model.ts';

/** A coupon that saves something without other coupons. */
export interface UsefulCoupon extends CouponAssignment {
  readonly saving: Won;
}

/** Returns the coupons with a saving of their own: the best one of each type for each place (CM-23). */
export const usefulCoupons = (question: CombinationQuestion): readonly UsefulCoupon[] => {
  // the extra discount applies after coupons (DC-04)
  const { extraDiscounts: _, ...pricing } = question.pricing;
  const bare = priceCart({ ...pricing, appliedCoupons: [] });
  const priceOf = unitPricesOf({ ...question, pricing }, bare);
  const parcels = new Map(parcelsOf(pricing, bare).map((parcel) => [parcel.bundleKey, parcel]));
  const candidates = candidatesOf(question);
  const { assignments } = numberedAssignments(
    candidates,
    (place) => basisAt(place, priceOf, parcels),
    pricing.rounding,
  );
  // coupons may lose free shipping overseas, or gain it at home by replacing an option discount
  const canLoseBenefit = hasBenefits(pricing);
  const changesFees = ({ place }: Assignment): boolean =>
    canLoseBenefit || (place.type === 'Unit' && priceOf(place.cartUnitId).stripped !== priceOf(place.cartUnitId).bare);
  const best = new Map<string, UsefulCoupon>();
  for (const one of assignments) {
    const { worth } = one;
    const saving = worth > 0 && changesFees(one) ? won(bare.payable - priceWith(pricing, [one]).payable) : worth;
    const key = `${one.coupon.couponType} ${one.placeIndex}`;
    if (saving > (best.get(key)?.saving ?? 0)) best.set(key, { coupon: one.coupon, place: one.place, saving });
  }
  return [...best.values()];
};
