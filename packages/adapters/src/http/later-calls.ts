// the calls that no cart waits for to be opened, priced, changed and emptied: loaded with the first of them
export { addCheckoutByCart } from '@baguni/contract/calls/add-checkout-by-cart';
export { applyCoupons } from '@baguni/contract/calls/apply-coupons';
export { checkAppliedCoupons } from '@baguni/contract/calls/check-applied-coupons';
export { getAppliedCoupons } from '@baguni/contract/calls/get-applied-coupons';
export { getCouponBox } from '@baguni/contract/calls/get-coupon-box';
export { getExhibitExtraDiscountForNudge } from '@baguni/contract/calls/get-exhibit-extra-discount-for-nudge';
export { getGroupCouponList } from '@baguni/contract/calls/get-group-coupon-list';
export { getRecommendedCoupons } from '@baguni/contract/calls/get-recommended-coupons';
export { getSmileCardNudgeCoupon } from '@baguni/contract/calls/get-smile-card-nudge-coupon';
export { getTotalCashback } from '@baguni/contract/calls/get-total-cashback';
export { getUnitCouponList } from '@baguni/contract/calls/get-unit-coupon-list';
export { getUnusedCoupon } from '@baguni/contract/calls/get-unused-coupon';
export { issueCoupon } from '@baguni/contract/calls/issue-coupon';
export { pickCouponIssueNo } from '@baguni/contract/calls/pick-coupon-issue-no';
export { unapplyCoupons } from '@baguni/contract/calls/unapply-coupons';
export { getOrder } from '@baguni/contract/calls/reference/get-order';
export { payOrder } from '@baguni/contract/calls/reference/pay-order';
