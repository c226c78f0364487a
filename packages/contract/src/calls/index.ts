import { addCart } from './add-cart.ts';
import { addCheckoutByCart } from './add-checkout-by-cart.ts';
import { applyCoupons } from './apply-coupons.ts';
import { unapplyCoupons } from './unapply-coupons.ts';
import { getCouponBox } from './get-coupon-box.ts';
import { getAppliedCoupons } from './get-applied-coupons.ts';
import { getRecommendedCoupons } from './get-recommended-coupons.ts';
import { getUnusedCoupon } from './get-unused-coupon.ts';
import { issueCoupon } from './issue-coupon.ts';
import { getGroupCouponList } from './get-group-coupon-list.ts';
import { getUnitCouponList } from './get-unit-coupon-list.ts';
import { pickCouponIssueNo } from './pick-coupon-issue-no.ts';
import { checkAppliedCoupons } from './check-applied-coupons.ts';
import { getAvailableDiscount } from './get-available-discount.ts';
import { getCart } from './get-cart.ts';
import { getEnvironment } from './get-environment.ts';
import { getExhibitExtraDiscountForNudge } from './get-exhibit-extra-discount-for-nudge.ts';
import { getInitialCart } from './get-initial-cart.ts';
import { getShipping } from './get-shipping.ts';
import { getSmileCardNudgeCoupon } from './get-smile-card-nudge-coupon.ts';
import { getTotalCashback } from './get-total-cashback.ts';
import { logClientActivity } from './log-client-activity.ts';
import { logClientError } from './log-client-error.ts';
import { mergeCart } from './merge-cart.ts';
import { getOverseaShippingCountries } from './get-oversea-shipping-countries.ts';
import { getOverseaShippingCompanies } from './get-oversea-shipping-companies.ts';
import { getOverseaShippingFees } from './get-oversea-shipping-fees.ts';
import { getShippingUnavailableItems } from './get-shipping-unavailable-items.ts';
import { getExchangeRate } from './get-exchange-rate.ts';
import { getLatestShippingAddress } from './get-latest-shipping-address.ts';
import { changeCountry } from './change-country.ts';
import { findOrder } from './reference/find-order.ts';
import { getOrder } from './reference/get-order.ts';
import { payOrder } from './reference/pay-order.ts';
import { takeOrderOver } from './reference/take-order-over.ts';
import { removeCartUnits } from './remove-cart-units.ts';
import { setQuantity } from './set-quantity.ts';

/** Every call, by its name: the page's client, the server and the API description read this one table. */
export const calls = {
  getEnvironment,
  getInitialCart,
  getCart,
  mergeCart,
  setQuantity,
  removeCartUnits,
  addCart,
  addCheckoutByCart,
  getAvailableDiscount,
  getExhibitExtraDiscountForNudge,
  getShipping,
  applyCoupons,
  unapplyCoupons,
  getCouponBox,
  getAppliedCoupons,
  getRecommendedCoupons,
  getUnusedCoupon,
  issueCoupon,
  getGroupCouponList,
  getUnitCouponList,
  pickCouponIssueNo,
  checkAppliedCoupons,
  getSmileCardNudgeCoupon,
  getTotalCashback,
  getOverseaShippingCountries,
  getOverseaShippingCompanies,
  getOverseaShippingFees,
  getShippingUnavailableItems,
  getExchangeRate,
  getLatestShippingAddress,
  changeCountry,
  logClientActivity,
  logClientError,
  findOrder,
  getOrder,
  takeOrderOver,
  payOrder,
} as const;

/** The table of calls. */
export type Calls = typeof calls;
/** The name of a call. */
export type CallName = keyof Calls;
