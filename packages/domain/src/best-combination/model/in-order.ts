import { option as O } from 'fp-ts';
import type { CouponAssignment } from '../../coupons/coupon-assignment.ts';
import { isSamePlace, type CouponPlace } from '../../entities/coupon/coupon-place.ts';
import { couponLanes, laneOf } from '../../entities/coupon/lane.ts';

export const inOrder = (
  assigned: readonly CouponAssignment[],
  places: readonly CouponPlace[],
): readonly CouponAssignment[] => {
  const lane = ({ coupon }: CouponAssignment): number =>
    couponLanes.findIndex((one) => one === O.toNullable(laneOf(coupon)));
  const at = ({ place }: CouponAssignment): number => places.findIndex((one) => isSamePlace(one, place));
  return assigned.toSorted((a, b) => lane(a) - lane(b) || at(a) - at(b));
};
