import {
  HOME_COUNTRY,
  orderedDiscountsOf,
  overseaIn,
  type CartState,
  type CheckoutRequest,
  type OverseaCheckout,
} from '@baguni/domain';
import { option as O } from 'fp-ts';

/** Where the page says that it ships to; no word of it means home. */
const countrySeen = ({ oversea }: CheckoutRequest): string =>
  O.match(
    () => HOME_COUNTRY,
    ({ countryType }: OverseaCheckout) => countryType,
  )(oversea);

/** Where an order of this cart ships to: home on a tenant that does not ship overseas, whatever the buyer's country (OV-14). */
export const countryOf = (state: CartState): string =>
  O.isSome(overseaIn(state)) ? state.shippingCountry : HOME_COUNTRY;

/**
 * Whether a checkout was asked for of the cart as it is: its version, its country, its units, and coupons that are in
 * use on them. They are compared, never taken over: which are true is the server's to know (CK-19). A total says nothing
 * of the country: many are the same at home and abroad.
 */
export const isAsSeen = (request: CheckoutRequest, state: CartState): boolean => {
  const mine = new Set(state.units.map(({ cartUnitId }) => cartUnitId));
  const inUse = new Map(state.appliedCoupons.map((coupon) => [coupon.couponIssueNo, coupon]));
  return (
    request.cartVersion === state.cartVersion &&
    countrySeen(request) === countryOf(state) &&
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
