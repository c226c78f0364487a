import type { ClientError } from '@baguni/contract';
import { logClientError } from '@baguni/contract/calls/log-client-error';
import type { Answer, CartServer, Orders } from '@baguni/domain';
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
    mergeCart: () => send(first.mergeCart, undefined),
    setQuantity: (request) => send(first.setQuantity, request),
    removeCartUnits: (request) => send(first.removeCartUnits, request),
    getAvailableDiscount: (request) => send(first.getAvailableDiscount, request),
    getShipping: (request) => send(first.getShipping, request),
    addCart: (request) => sendLater((later) => later.addCart, request),
    addCheckoutByCart: (request) => sendLater((later) => later.addCheckoutByCart, request),
    applyCoupons: (request) => sendLater((later) => later.applyCoupons, request),
    unapplyCoupons: (request) => sendLater((later) => later.unapplyCoupons, request),
    getCouponBox: (request) => sendLater((later) => later.getCouponBox, request),
    getAppliedCoupons: (request) => sendLater((later) => later.getAppliedCoupons, request),
    getRecommendedCoupons: (request) => sendLater((later) => later.getRecommendedCoupons, request),
    getUnusedCoupon: (request) => sendLater((later) => later.getUnusedCoupon, request),
    issueCoupon: (request) => sendLater((later) => later.issueCoupon, request),
    getGroupCouponList: (request) => sendLater((later) => later.getGroupCouponList, request),
    getUnitCouponList: (request) => sendLater((later) => later.getUnitCouponList, request),
    pickCouponIssueNo: (request) => sendLater((later) => later.pickCouponIssueNo, request),
    checkAppliedCoupons: (request) => sendLater((later) => later.checkAppliedCoupons, request),
    getExhibitExtraDiscountForNudge: () => sendLater((later) => later.getExhibitExtraDiscountForNudge, undefined),
    getSmileCardNudgeCoupon: () => sendLater((later) => later.getSmileCardNudgeCoupon, undefined),
    getTotalCashback: (request) => sendLater((later) => later.getTotalCashback, request),
    getOverseaShippingCountries: () => sendLater((later) => later.getOverseaShippingCountries, undefined),
    getOverseaShippingCompanies: (request) => sendLater((later) => later.getOverseaShippingCompanies, request),
    getOverseaShippingFees: (request) => sendLater((later) => later.getOverseaShippingFees, request),
    getShippingUnavailableItems: (request) => sendLater((later) => later.getShippingUnavailableItems, request),
    getExchangeRate: (request) => sendLater((later) => later.getExchangeRate, request),
    getLatestShippingAddress: () => sendLater((later) => later.getLatestShippingAddress, undefined),
    changeCountry: (request) => sendLater((later) => later.changeCountry, request),
  };
};

/** The orders that checkouts have led to, over HTTP. */
export const httpOrders = (deps: HttpDeps): Orders => {
  const sendLater = askLater(deps);
  return {
    getOrder: (request) => sendLater((later) => later.getOrder, request),
    payOrder: (request) => sendLater((later) => later.payOrder, request),
  };
};

/** Sends reports of errors over HTTP (CM-40); what becomes of a report is itself reported nowhere. */
export const httpReports = (deps: HttpDeps): ((error: ClientError) => Answer<void>) => {
  const send = ask(deps);
  return (error) => send(logClientError, error);
};
