import type { CartContent, CheckoutRequest } from '@baguni/domain';

/**
 * Whether a checkout was asked for of the cart as it is: its version, its units, and coupons that are in use on them.
 * Coupons are compared, never taken over: which are in use is the server's to know (CK-19).
 */
export const isAsSeen = (request: CheckoutRequest, content: CartContent): boolean => {
  const mine = new Set(content.units.map(({ cartUnitId }) => cartUnitId));
  const inUse = new Map(content.appliedCoupons.map((coupon) => [coupon.couponIssueNo, coupon]));
  return (
    request.cartVersion === content.cartVersion &&
    request.cartUnitIds.every((id) => mine.has(id)) &&
    request.coupons.every(({ couponNo, couponType, cartUnitIds }) => {
      const coupon = inUse.get(couponNo);
      return coupon?.couponType === couponType && cartUnitIds.every((id) => coupon.cartUnitIds.includes(id));
    })
  );
};
