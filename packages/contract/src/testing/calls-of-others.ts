import type { Calls } from '../calls/client.ts';

/**
 * Calls that the specification names but the client of the page does not send, with their users. A test keeps the list
 * complete.
 */
export const callsOfOthers: Readonly<Partial<Record<keyof Calls, string>>> = {
  getAppliedCoupons:
    'CM-22: for a client that shows coupons without a cart; the page has them with the cart (CM-01, CM-02)',
  getGroupCouponList: 'CM-45: for a client that opens one group’s coupons; the page has all of the cart’s (CM-21)',
  getUnitCouponList: 'CM-46: for a client that opens one unit’s coupons; the page has all of the cart’s (CM-21)',
  pickCouponIssueNo: 'CM-47: for a client that applies by issue number alone; the page needs the whole coupon (CM-25)',
  checkAppliedCoupons:
    'CM-48: for a client without the rules; the page checks them itself, and the checkout refuses with them (CM-10, CK-18)',
  getShipping: 'CM-13: for a client that shows fees alone; the page asks for all prices in one call (SE-03)',
  getAvailableDiscount: 'CM-11: for a client that shows discounts alone, as CM-13',
  getTotalCashback: 'CM-33: for a client that shows cashback alone, as CM-13',
  noteViewedItem: 'for the pages of items, which are not part of the cart',
  logItemLink: 'XT-01: for the first script of a page, which reports links before the calls have loaded',
};
