import type { CheckoutRequest, OverseaCheckout } from '@baguni/contract';
import { HOME_COUNTRY, orderedDiscountsOf, overseaIn, type Cart } from '@baguni/domain';
import { option as O } from 'fp-ts';

/** Returns the country of the request, or South Korea. */
const countrySeen = ({ oversea }: CheckoutRequest): string =>
  O.match(
    () => HOME_COUNTRY,
    ({ countryType }: OverseaCheckout) => countryType,
  )(oversea);

/** Returns the shipping country; South Korea if the tenant has no overseas shipping (OV-14). */
export const countryOf = (state: Cart): string => (O.isSome(overseaIn(state)) ? state.shippingCountry : HOME_COUNTRY);

/**
 * Whether a checkout request fits the cart as it is: its country, units, and coupons in use on them. They are
 * compared and never used (CK-19). Comparing totals would not do: many are the same for several countries.
 */
export const isAsSeen = (request: CheckoutRequest, state: Cart): boolean => {
  const mine = new Set(state.units.map(({ cartUnitId }) => cartUnitId));
  const inUse = new Map(state.appliedCoupons.map((coupon) => [coupon.couponIssueNo, coupon]));
  return (
    countrySeen(request) === countryOf(state) &&
    request.cartUnitIds.every((id) => mine.has(id)) &&
    request.coupons.every(({ couponNo, couponType, cartUnitIds }) => {
      const coupon = inUse.get(couponNo);
      return coupon?.couponType === couponType && cartUnitIds.every((id) => coupon.cartUnitIds.includes(id));
    })
  );
};

const written = (discounts: CheckoutRequest['discounts']): string =>
  discounts
    .map(({ discountNo, cartUnitIds }) => `${discountNo}/${cartUnitIds.toSorted((a, b) => a - b).join('+')}`)
    .toSorted()
    .join('\n');

/** True if the request names the extra discount that applies now, on the same units (DC-06). */
export const isExtraDiscountSeen = ({ discounts }: CheckoutRequest, state: Cart): boolean =>
  written(discounts) === written(orderedDiscountsOf(state));
