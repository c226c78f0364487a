import { orderedDiscountsOf, type CartContent, type CartState, type CheckoutRequest } from '@baguni/domain';

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

const said = (discounts: CheckoutRequest['discounts']): string =>
  discounts
    .map(({ discountNo, cartUnitIds }) => `${discountNo}/${cartUnitIds.toSorted((a, b) => a - b).join('+')}`)
    .toSorted()
    .join('\n');

/** Whether the shopper saw the extra discount that the server gives now, on the same units (DC-06, CK-19). */
export const isExtraDiscountSeen = ({ discounts }: CheckoutRequest, state: CartState): boolean =>
  said(discounts) === said(orderedDiscountsOf(state));
