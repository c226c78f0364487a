import { calls, type CallName } from '@baguni/contract';
import { addCart } from '../handlers/cart/add-cart.ts';
import { changeOptions } from '../handlers/cart/change-options.ts';
import { getItemOptions } from '../handlers/cart/get-item-options.ts';
import { addCheckoutByCart } from '../handlers/checkout/add-checkout-by-cart.ts';
import { getUnifyMembershipInfo } from '../handlers/club/get-unify-membership-info.ts';
import { getWelcomeGift } from '../handlers/club/get-welcome-gift.ts';
import { joinSmileClubByOneClick } from '../handlers/club/join-smile-club-by-one-click.ts';
import { getAvailableDiscount } from '../handlers/offers/get-available-discount.ts';
import { getCart } from '../handlers/cart/get-cart.ts';
import { getEnvironment } from '../handlers/page/get-environment.ts';
import { getExhibitExtraDiscountForNudge } from '../handlers/offers/get-exhibit-extra-discount-for-nudge.ts';
import { getInitialCart } from '../handlers/cart/get-initial-cart.ts';
import { keepGatewayDetail, keepLayerDetail } from '../handlers/gateway/keep-detail.ts';
import { findOrder } from '../handlers/checkout/find-order.ts';
import { estimateToExcel } from '../handlers/estimate/estimate-to-excel.ts';
import { getOrder } from '../handlers/checkout/get-order.ts';
import { getShipping } from '../handlers/shipping/get-shipping.ts';
import { getSmileCardNudgeCoupon } from '../handlers/offers/get-smile-card-nudge-coupon.ts';
import { getTotalCashback } from '../handlers/offers/get-total-cashback.ts';
import { logClientActivity } from '../handlers/page/log-client-activity.ts';
import { logClientError } from '../handlers/page/log-client-error.ts';
import { noteVisit } from '../handlers/cart/note-visit.ts';
import { mergeCart } from '../handlers/cart/merge-cart.ts';
import { payOrder } from '../handlers/checkout/pay-order.ts';
import { removeCartUnits } from '../handlers/cart/remove-cart-units.ts';
import { keptOfQuantity, setQuantity } from '../handlers/cart/set-quantity.ts';
import { applyCoupons } from '../handlers/coupon/apply-coupons.ts';
import { unapplyCoupons } from '../handlers/coupon/unapply-coupons.ts';
import { getAppliedCoupons } from '../handlers/coupon/get-applied-coupons.ts';
import { getRecommendedCoupons } from '../handlers/coupon/get-recommended-coupons.ts';
import { issueCoupon } from '../handlers/coupon/issue-coupon.ts';
import { checkAppliedCoupons } from '../handlers/coupon/check-applied-coupons.ts';
import { getCouponBox, getGroupCouponList, getUnitCouponList } from '../handlers/coupon/get-coupon-box.ts';
import { getUnusedCoupon, pickCouponIssueNo } from '../handlers/coupon/get-unused-coupon.ts';
import { getOverseaShippingCountries } from '../handlers/overseas/get-oversea-shipping-countries.ts';
import { getOverseaShippingCompanies } from '../handlers/overseas/get-oversea-shipping-companies.ts';
import { getOverseaShippingFees } from '../handlers/overseas/get-oversea-shipping-fees.ts';
import { getShippingUnavailableItems } from '../handlers/overseas/get-shipping-unavailable-items.ts';
import { getExchangeRate } from '../handlers/overseas/get-exchange-rate.ts';
import { getLatestShippingAddress } from '../handlers/shipping/get-latest-shipping-address.ts';
import { takeOrderOver } from '../handlers/checkout/take-order-over.ts';
import { getStarDeliveryTransPolicy } from '../handlers/shipping/get-star-delivery-trans-policy.ts';
import { getDeliverySlots } from '../handlers/shipping/get-delivery-slots.ts';
import { changeCountry } from '../handlers/overseas/change-country.ts';
import { getHashedCguid } from '../handlers/information/get-hashed-cguid.ts';
import { getBsdGlobalEventTag } from '../handlers/information/get-bsd-global-event-tag.ts';
import { getBsdEvents } from '../handlers/information/get-bsd-events.ts';
import { getPurchaseBenefits } from '../handlers/information/get-purchase-benefits.ts';
import { logItemLink } from '../handlers/information/log-item-link.ts';
import { checkHealth } from '../handlers/information/check-health.ts';
import { logScriptError } from '../handlers/page/log-script-error.ts';
import { hideNudging } from '../handlers/recommend/hide-nudging.ts';
import { postSignalItems } from '../handlers/recommend/post-signal-items.ts';
import { cartBt, recommendItems } from '../handlers/recommend/recommended.ts';
import { imp, vimp } from '../handlers/recommend/shown.ts';
import { endpoint, type Endpoint } from './endpoint.ts';

/** The handler of each call; a call without one does not compile. */
export const endpoints: Readonly<Record<CallName, Endpoint>> = {
  getEnvironment: endpoint(calls.getEnvironment, getEnvironment),
  getInitialCart: endpoint(calls.getInitialCart, getInitialCart),
  getCart: endpoint(calls.getCart, getCart),
  mergeCart: endpoint(calls.mergeCart, mergeCart),
  setQuantity: endpoint(calls.setQuantity, setQuantity, keptOfQuantity),
  removeCartUnits: endpoint(calls.removeCartUnits, removeCartUnits),
  addCart: endpoint(calls.addCart, addCart),
  getItemOptions: endpoint(calls.getItemOptions, getItemOptions),
  changeOptions: endpoint(calls.changeOptions, changeOptions),
  addCheckoutByCart: endpoint(calls.addCheckoutByCart, addCheckoutByCart),
  getAvailableDiscount: endpoint(calls.getAvailableDiscount, getAvailableDiscount),
  getExhibitExtraDiscountForNudge: endpoint(calls.getExhibitExtraDiscountForNudge, getExhibitExtraDiscountForNudge),
  getShipping: endpoint(calls.getShipping, getShipping),
  applyCoupons: endpoint(calls.applyCoupons, applyCoupons),
  unapplyCoupons: endpoint(calls.unapplyCoupons, unapplyCoupons),
  getCouponBox: endpoint(calls.getCouponBox, getCouponBox),
  getAppliedCoupons: endpoint(calls.getAppliedCoupons, getAppliedCoupons),
  getRecommendedCoupons: endpoint(calls.getRecommendedCoupons, getRecommendedCoupons),
  getUnusedCoupon: endpoint(calls.getUnusedCoupon, getUnusedCoupon),
  issueCoupon: endpoint(calls.issueCoupon, issueCoupon),
  getGroupCouponList: endpoint(calls.getGroupCouponList, getGroupCouponList),
  getUnitCouponList: endpoint(calls.getUnitCouponList, getUnitCouponList),
  pickCouponIssueNo: endpoint(calls.pickCouponIssueNo, pickCouponIssueNo),
  checkAppliedCoupons: endpoint(calls.checkAppliedCoupons, checkAppliedCoupons),
  getSmileCardNudgeCoupon: endpoint(calls.getSmileCardNudgeCoupon, getSmileCardNudgeCoupon),
  getTotalCashback: endpoint(calls.getTotalCashback, getTotalCashback),
  getOverseaShippingCountries: endpoint(calls.getOverseaShippingCountries, getOverseaShippingCountries),
  getOverseaShippingCompanies: endpoint(calls.getOverseaShippingCompanies, getOverseaShippingCompanies),
  getOverseaShippingFees: endpoint(calls.getOverseaShippingFees, getOverseaShippingFees),
  getShippingUnavailableItems: endpoint(calls.getShippingUnavailableItems, getShippingUnavailableItems),
  getExchangeRate: endpoint(calls.getExchangeRate, getExchangeRate),
  getLatestShippingAddress: endpoint(calls.getLatestShippingAddress, getLatestShippingAddress),
  getStarDeliveryTransPolicy: endpoint(calls.getStarDeliveryTransPolicy, getStarDeliveryTransPolicy),
  getDeliverySlots: endpoint(calls.getDeliverySlots, getDeliverySlots),
  changeCountry: endpoint(calls.changeCountry, changeCountry),
  hideNudging: endpoint(calls.hideNudging, hideNudging),
  postSignalItems: endpoint(calls.postSignalItems, postSignalItems),
  cartBt: endpoint(calls.cartBt, cartBt),
  recommendItems: endpoint(calls.recommendItems, recommendItems),
  vimp: endpoint(calls.vimp, vimp),
  imp: endpoint(calls.imp, imp),
  logClientActivity: endpoint(calls.logClientActivity, logClientActivity),
  logClientError: endpoint(calls.logClientError, logClientError),
  logScriptError: endpoint(calls.logScriptError, logScriptError),
  getHashedCguid: endpoint(calls.getHashedCguid, getHashedCguid),
  getBsdGlobalEventTag: endpoint(calls.getBsdGlobalEventTag, getBsdGlobalEventTag),
  getBsdEvents: endpoint(calls.getBsdEvents, getBsdEvents),
  getPurchaseBenefits: endpoint(calls.getPurchaseBenefits, getPurchaseBenefits),
  logItemLink: endpoint(calls.logItemLink, logItemLink),
  checkHealth: endpoint(calls.checkHealth, checkHealth),
  getUnifyMembershipInfo: endpoint(calls.getUnifyMembershipInfo, getUnifyMembershipInfo),
  joinSmileClubByOneClick: endpoint(calls.joinSmileClubByOneClick, joinSmileClubByOneClick),
  getWelcomeGift: endpoint(calls.getWelcomeGift, getWelcomeGift),
  estimateToExcel: endpoint(calls.estimateToExcel, estimateToExcel),
  keepGatewayDetail: endpoint(calls.keepGatewayDetail, keepGatewayDetail),
  keepLayerDetail: endpoint(calls.keepLayerDetail, keepLayerDetail),
  noteVisit: endpoint(calls.noteVisit, noteVisit),
  findOrder: endpoint(calls.findOrder, findOrder),
  getOrder: endpoint(calls.getOrder, getOrder),
  takeOrderOver: endpoint(calls.takeOrderOver, takeOrderOver),
  payOrder: endpoint(calls.payOrder, payOrder),
};
