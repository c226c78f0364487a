import type { CartUnitId } from '../../money/ids.ts';
import type { AppliedCoupon } from './coupon.ts';

/** The coupons that are in use on a unit (CP-17). */
export const couponsOn = (applied: readonly AppliedCoupon[], id: CartUnitId): readonly AppliedCoupon[] =>
  applied.filter((coupon) => coupon.cartUnitIds.includes(id));

/** Cancels every coupon on a unit after its quantity changed, including whole group coupons. */
export const cancelOn = (applied: readonly AppliedCoupon[], id: CartUnitId): readonly AppliedCoupon[] =>
  applied.filter((coupon) => !coupon.cartUnitIds.includes(id));

/** Removes coupons from deleted units. A group coupon stays on its other units. */
export const clearUnits = (
  applied: readonly AppliedCoupon[],
  gone: readonly CartUnitId[],
): readonly AppliedCoupon[] => {
  const isGone = new Set(gone);
  return applied.flatMap((coupon) => {
    const cartUnitIds = coupon.cartUnitIds.filter((id) => !isGone.has(id));
    return cartUnitIds.length === 0 ? [] : [{ ...coupon, cartUnitIds }];
  });
};
