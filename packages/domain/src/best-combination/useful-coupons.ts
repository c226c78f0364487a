import { priceWith, type CouponAssignment } from '../coupons/coupon-assignment.ts';
import { won, type Won } from '../money/won.ts';
import { hasBenefits } from './benefits.ts';
import { candidatesOf, type CombinationQuestion } from './candidates.ts';
import { preparedAssignments } from './assignments.ts';
import type { Assignment } from './model.ts';

/** A coupon that saves something without other coupons. */
export interface UsefulCoupon extends CouponAssignment {
  readonly saving: Won;
}

/** Returns the coupons with a saving of their own: the best one of each type for each place (CM-23). */
export const usefulCoupons = (question: CombinationQuestion): readonly UsefulCoupon[] => {
  const { pricing, bare, priceOf, own } = preparedAssignments(question, candidatesOf(question));
  // coupons may lose free shipping overseas, or gain it at home by replacing an option discount
  const canLoseBenefit = hasBenefits(pricing);
  const changesFees = ({ place }: Assignment): boolean =>
    canLoseBenefit || (place.type === 'Unit' && priceOf(place.cartUnitId).stripped !== priceOf(place.cartUnitId).bare);
  const best = new Map<string, UsefulCoupon>();
  for (const one of own.assignments) {
    const { worth } = one;
    const saving = worth > 0 && changesFees(one) ? won(bare.payable - priceWith(pricing, [one]).payable) : worth;
    const key = `${one.coupon.couponType} ${one.placeIndex}`;
    if (saving > (best.get(key)?.saving ?? 0)) best.set(key, { coupon: one.coupon, place: one.place, saving });
  }
  return [...best.values()];
};
