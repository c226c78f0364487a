import type { CartServer, Orders } from '@baguni/domain';
import { ask } from './ask.ts';
import { askLater } from './ask-later.ts';
import type { HttpDeps } from './deps.ts';
import * as first from './first-calls.ts';

/** The marketplace behind the cart, over HTTP. Calls that no cart waits for are loaded with the first of them. */
export const httpCartServer = (deps: HttpDeps): CartServer => {
  const [send, sendLater] = [ask(deps), askLater(deps)];
  return {
    getEnvironment: () => send(first.getEnvironment, undefined),
    getInitialCart: () => send(first.getInitialCart, undefined),
    getCart: (request) => send(first.getCart, request),
    setQuantity: (request) => send(first.setQuantity, request),
    removeCartUnits: (request) => send(first.removeCartUnits, request),
    getAvailableDiscount: (request) => send(first.getAvailableDiscount, request),
    getShipping: (request) => send(first.getShipping, request),
    // asked for by who had a cart before signing in, and by nobody else
    mergeCart: () => sendLater<'mergeCart'>('/cart/merge')(undefined),
    addCart: sendLater<'addCart'>('/cart/addCart'),
    addCheckoutByCart: sendLater<'addCheckoutByCart'>('/cart-checkout/addCheckoutByCart'),
    findOrder: sendLater<'findOrder'>('/order/findOrder'),
    applyCoupons: sendLater<'applyCoupons'>('/cart/applyCoupons'),
    unapplyCoupons: sendLater<'unapplyCoupons'>('/cart/unapplyCoupons'),
    getCouponBox: sendLater<'getCouponBox'>('/coupon/getCouponBox'),
    getAppliedCoupons: sendLater<'getAppliedCoupons'>('/coupon/getAppliedCoupons'),
    getRecommendedCoupons: sendLater<'getRecommendedCoupons'>('/coupon/getRecommendedCoupons'),
    getUnusedCoupon: sendLater<'getUnusedCoupon'>('/coupon/getUnusedCoupon'),
    issueCoupon: sendLater<'issueCoupon'>('/coupon/issueCoupon'),
    getGroupCouponList: sendLater<'getGroupCouponList'>('/coupon/getGroupCouponList'),
    getUnitCouponList: sendLater<'getUnitCouponList'>('/coupon/getUnitCouponList'),
    pickCouponIssueNo: sendLater<'pickCouponIssueNo'>('/coupon/pickCouponIssueNo'),
    checkAppliedCoupons: sendLater<'checkAppliedCoupons'>('/coupon/checkAppliedCoupons'),
    getExhibitExtraDiscountForNudge: () =>
      sendLater<'getExhibitExtraDiscountForNudge'>('/discount/getExhibitExtraDiscountForNudge')(undefined),
    getSmileCardNudgeCoupon: () => sendLater<'getSmileCardNudgeCoupon'>('/coupon/getSmileCardNudgeCoupon')(undefined),
    getTotalCashback: sendLater<'getTotalCashback'>('/reward/getTotalCashback'),
    getOverseaShippingCountries: () =>
      sendLater<'getOverseaShippingCountries'>('/oversea/getOverseaShippingCountries')(undefined),
    getOverseaShippingCompanies: sendLater<'getOverseaShippingCompanies'>('/oversea/getOverseaShippingCompanies'),
    getOverseaShippingFees: sendLater<'getOverseaShippingFees'>('/oversea/getOverseaShippingFees'),
    getShippingUnavailableItems: sendLater<'getShippingUnavailableItems'>('/shipping/getShippingUnavailableItems'),
    getExchangeRate: sendLater<'getExchangeRate'>('/admin/getExchangeRate'),
    getLatestShippingAddress: () =>
      sendLater<'getLatestShippingAddress'>('/address/getLatestShippingAddress')(undefined),
    changeCountry: sendLater<'changeCountry'>('/address/changeShippingCountry'),
  };
};

/** The orders that checkouts have led to, over HTTP. */
export const httpOrders = (deps: HttpDeps): Orders => {
  const sendLater = askLater(deps);
  return {
    getOrder: sendLater<'getOrder'>('/order/getOrder'),
    takeOrderOver: sendLater<'takeOrderOver'>('/order/takeOrderOver'),
    payOrder: sendLater<'payOrder'>('/order/payOrder'),
  };
};
