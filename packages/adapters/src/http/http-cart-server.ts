import { calls, type ClientError } from '@baguni/contract';
import type { Answer, CartServer, Orders } from '@baguni/domain';
import { ask } from './ask.ts';
import type { HttpDeps } from './deps.ts';

/** The marketplace behind the cart, over HTTP. */
export const httpCartServer = (deps: HttpDeps): CartServer => {
  const send = ask(deps);
  return {
    getEnvironment: () => send(calls.getEnvironment, undefined),
    getInitialCart: () => send(calls.getInitialCart, undefined),
    getCart: (request) => send(calls.getCart, request),
    mergeCart: () => send(calls.mergeCart, undefined),
    setQuantity: (request) => send(calls.setQuantity, request),
    removeCartUnits: (request) => send(calls.removeCartUnits, request),
    addCheckoutByCart: (request) => send(calls.addCheckoutByCart, request),
    getAvailableDiscount: (request) => send(calls.getAvailableDiscount, request),
    getShipping: (request) => send(calls.getShipping, request),
    applyCoupons: (request) => send(calls.applyCoupons, request),
    unapplyCoupons: (request) => send(calls.unapplyCoupons, request),
    getCouponBox: (request) => send(calls.getCouponBox, request),
    getAppliedCoupons: (request) => send(calls.getAppliedCoupons, request),
    getRecommendedCoupons: (request) => send(calls.getRecommendedCoupons, request),
    getUnusedCoupon: (request) => send(calls.getUnusedCoupon, request),
    issueCoupon: (request) => send(calls.issueCoupon, request),
    getGroupCouponList: (request) => send(calls.getGroupCouponList, request),
    getUnitCouponList: (request) => send(calls.getUnitCouponList, request),
    pickCouponIssueNo: (request) => send(calls.pickCouponIssueNo, request),
    checkAppliedCoupons: (request) => send(calls.checkAppliedCoupons, request),
  };
};

/** The orders that checkouts have led to, over HTTP. */
export const httpOrders = (deps: HttpDeps): Orders => {
  const send = ask(deps);
  return {
    getOrder: (request) => send(calls.getOrder, request),
    payOrder: (request) => send(calls.payOrder, request),
  };
};

/** Sends reports of errors over HTTP (CM-40); what becomes of a report is itself reported nowhere. */
export const httpReports = (deps: HttpDeps): ((error: ClientError) => Answer<void>) => {
  const send = ask(deps);
  return (error) => send(calls.logClientError, error);
};
