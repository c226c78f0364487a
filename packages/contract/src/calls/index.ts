import { addCart } from './cart/add-cart.ts';
import { addCheckoutByCart } from './checkout/add-checkout-by-cart.ts';
import { applyCoupons } from './coupon/apply-coupons.ts';
import { unapplyCoupons } from './coupon/unapply-coupons.ts';
import { getCouponBox } from './coupon/get-coupon-box.ts';
import { getAppliedCoupons } from './coupon/get-applied-coupons.ts';
import { getRecommendedCoupons } from './coupon/get-recommended-coupons.ts';
import { getUnusedCoupon } from './coupon/get-unused-coupon.ts';
import { issueCoupon } from './coupon/issue-coupon.ts';
import { getGroupCouponList } from './coupon/get-group-coupon-list.ts';
import { getUnitCouponList } from './coupon/get-unit-coupon-list.ts';
import { pickCouponIssueNo } from './coupon/pick-coupon-issue-no.ts';
import { checkAppliedCoupons } from './coupon/check-applied-coupons.ts';
import { estimateToExcel } from './estimate/estimate-to-excel.ts';
import { keepGatewayDetail } from './gateway/keep-gateway-detail.ts';
import { keepLayerDetail } from './gateway/keep-layer-detail.ts';
import { getUnifyMembershipInfo } from './club/get-unify-membership-info.ts';
import { getWelcomeGift } from './club/get-welcome-gift.ts';
import { joinSmileClubByOneClick } from './club/join-smile-club-by-one-click.ts';
import { getAvailableDiscount } from './offers/get-available-discount.ts';
import { getCart } from './cart/get-cart.ts';
import { getEnvironment } from './page/get-environment.ts';
import { getExhibitExtraDiscountForNudge } from './offers/get-exhibit-extra-discount-for-nudge.ts';
import { getInitialCart } from './cart/get-initial-cart.ts';
import { getShipping } from './shipping/get-shipping.ts';
import { getSmileCardNudgeCoupon } from './offers/get-smile-card-nudge-coupon.ts';
import { getTotalCashback } from './offers/get-total-cashback.ts';
import { logClientActivity } from './page/log-client-activity.ts';
import { logClientError } from './page/log-client-error.ts';
import { getHashedCguid } from './information/get-hashed-cguid.ts';
import { getBsdGlobalEventTag } from './information/get-bsd-global-event-tag.ts';
import { getBsdEvents } from './information/get-bsd-events.ts';
import { getPurchaseBenefits } from './information/get-purchase-benefits.ts';
import { logItemLink } from './information/log-item-link.ts';
import { checkHealth } from './information/check-health.ts';
import { logScriptError } from './page/log-script-error.ts';
import { mergeCart } from './cart/merge-cart.ts';
import { getOverseaShippingCountries } from './overseas/get-oversea-shipping-countries.ts';
import { getOverseaShippingCompanies } from './overseas/get-oversea-shipping-companies.ts';
import { getOverseaShippingFees } from './overseas/get-oversea-shipping-fees.ts';
import { getShippingUnavailableItems } from './overseas/get-shipping-unavailable-items.ts';
import { getExchangeRate } from './overseas/get-exchange-rate.ts';
import { getLatestShippingAddress } from './shipping/get-latest-shipping-address.ts';
import { getDeliverySlots } from './shipping/get-delivery-slots.ts';
import { getStarDeliveryTransPolicy } from './shipping/get-star-delivery-trans-policy.ts';
import { changeCountry } from './overseas/change-country.ts';
import { findOrder } from './reference/find-order.ts';
import { noteVisit } from './reference/note-visit.ts';
import { getOrder } from './reference/get-order.ts';
import { payOrder } from './reference/pay-order.ts';
import { takeOrderOver } from './reference/take-order-over.ts';
import { hideNudging } from './recommend/hide-nudging.ts';
import { postSignalItems } from './recommend/post-signal-items.ts';
import { cartBt } from './recommend/cart-bt.ts';
import { recommendItems } from './recommend/recommend-items.ts';
import { vimp } from './recommend/vimp.ts';
import { imp } from './recommend/imp.ts';
import { getItemOptions } from './cart/get-item-options.ts';
import { changeOptions } from './cart/change-options.ts';
import { removeCartUnits } from './cart/remove-cart-units.ts';
import { setQuantity } from './cart/set-quantity.ts';

/** Every call, by its name: the page's client, the server and the API description read this one table. */
export const calls = {
  getEnvironment,
  getInitialCart,
  getCart,
  mergeCart,
  setQuantity,
  removeCartUnits,
  addCart,
  getItemOptions,
  changeOptions,
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
  getStarDeliveryTransPolicy,
  getDeliverySlots,
  changeCountry,
  hideNudging,
  postSignalItems,
  cartBt,
  recommendItems,
  vimp,
  imp,
  logClientActivity,
  logClientError,
  logScriptError,
  getHashedCguid,
  getBsdGlobalEventTag,
  getBsdEvents,
  getPurchaseBenefits,
  checkHealth,
  logItemLink,
  getUnifyMembershipInfo,
  joinSmileClubByOneClick,
  getWelcomeGift,
  estimateToExcel,
  keepGatewayDetail,
  keepLayerDetail,
  noteVisit,
  findOrder,
  getOrder,
  takeOrderOver,
  payOrder,
} as const;

/** The table of calls. */
export type Calls = typeof calls;
/** The name of a call. */
export type CallName = keyof Calls;
