import type { CartUnitId } from '../../money/ids.ts';
import type { AppliedCoupon } from './coupon.ts';

/**
 * The coupons that are in use on a unit (CP-17).
 * @example
 * couponsOn([aCoupon()], cartUnitId(1)).length; // 1
 * couponsOn([aCoupon()], cartUnitId(2)).length; // 0
 */
export const couponsOn = (applied: readonly AppliedCoupon[], id: CartUnitId): readonly AppliedCoupon[] =>
  applied.filter((coupon) => coupon.cartUnitIds.includes(id));

/**
 * Cancels every coupon on a unit after its quantity changed, including whole group coupons.
 * @example
 * const group = aCoupon({ cartUnitIds: [cartUnitId(1), cartUnitId(2)] });
 * cancelOn([group], cartUnitId(1)); // []
 */
export const cancelOn = (applied: readonly AppliedCoupon[], id: CartUnitId): readonly AppliedCoupon[] =>
  applied.filter((coupon) => !coupon.cartUnitIds.includes(id));

/**
 * Removes coupons from deleted units. A group coupon stays on its other units.
 * @example
 * const group = aCoupon({ cartUnitIds: [cartUnitId(1), cartUnitId(2)] });
 * clearUnits([group], [cartUnitId(1)]).map(({ cartUnitIds }) => cartUnitIds); // [ [ 2 ] ]
 */
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
