import { expect, test } from 'vitest';
import { calls, type CallName } from './client.ts';

interface Expected {
  readonly sent: string;
  readonly isWrite: boolean;
}

const table: readonly (readonly [title: string, name: CallName, expected: Expected])[] = [
  ['[CM-01] the first read', 'getInitialCart', { sent: 'POST /cart/getInitialCart', isWrite: false }],
  ['[CM-02] a read', 'getCart', { sent: 'POST /cart/getCart', isWrite: false }],
  ['[CM-03] a merge', 'mergeCart', { sent: 'POST /cart/merge', isWrite: true }],
  ['[CM-04] a quantity', 'setQuantity', { sent: 'POST /cart/setQuantity', isWrite: true }],
  ['[CM-05] a deletion', 'removeCartUnits', { sent: 'POST /cart/removeCartUnits', isWrite: true }],
  ['[CM-10] a checkout', 'addCheckoutByCart', { sent: 'POST /cart-checkout/addCheckoutByCart', isWrite: true }],
  ['[CM-11] discounts', 'getAvailableDiscount', { sent: 'POST /discount/getAvailableDiscount', isWrite: false }],
  ['[CM-13] shipping', 'getShipping', { sent: 'POST /shipping/getShipping', isWrite: false }],
  ['[CM-07] apply coupons', 'applyCoupons', { sent: 'POST /cart/applyCoupons', isWrite: true }],
  ['[CM-08] unapply coupons', 'unapplyCoupons', { sent: 'POST /cart/unapplyCoupons', isWrite: true }],
  ['[CM-21] get coupon box', 'getCouponBox', { sent: 'POST /coupon/getCouponBox', isWrite: false }],
  ['[CM-22] get applied coupons', 'getAppliedCoupons', { sent: 'POST /coupon/getAppliedCoupons', isWrite: false }],
  [
    '[CM-23] get recommended coupons',
    'getRecommendedCoupons',
    { sent: 'POST /coupon/getRecommendedCoupons', isWrite: false },
  ],
  ['[CM-25] get unused coupon', 'getUnusedCoupon', { sent: 'POST /coupon/getUnusedCoupon', isWrite: false }],
  ['[CM-26] issue coupon', 'issueCoupon', { sent: 'POST /coupon/issueCoupon', isWrite: true }],
  ['[CM-45] get group coupon list', 'getGroupCouponList', { sent: 'POST /coupon/getGroupCouponList', isWrite: false }],
  ['[CM-46] get unit coupon list', 'getUnitCouponList', { sent: 'POST /coupon/getUnitCouponList', isWrite: false }],
  ['[CM-47] pick coupon issue no', 'pickCouponIssueNo', { sent: 'POST /coupon/pickCouponIssueNo', isWrite: false }],
  [
    '[CM-48] check applied coupons',
    'checkAppliedCoupons',
    { sent: 'POST /coupon/checkAppliedCoupons', isWrite: false },
  ],
  [
    '[CM-12] extra discounts',
    'getExhibitExtraDiscountForNudge',
    { sent: 'POST /discount/getExhibitExtraDiscountForNudge', isWrite: false },
  ],
  ['[CM-28] membership', 'getUnifyMembershipInfo', { sent: 'POST /buyer/getUnifyMembershipInfo', isWrite: false }],
  ['[CM-38] joining', 'joinSmileClubByOneClick', { sent: 'POST /smile/joinSmileClubByOneClick', isWrite: true }],
  ['[CM-39] welcome gift', 'getWelcomeGift', { sent: 'POST /smile/getWelcomeGift', isWrite: false }],
  ['[CM-24] card offers', 'getSmileCardNudgeCoupon', { sent: 'POST /coupon/getSmileCardNudgeCoupon', isWrite: false }],
  ['[CM-33] cashback', 'getTotalCashback', { sent: 'POST /reward/getTotalCashback', isWrite: false }],
  [
    '[CM-14] what is not carried',
    'getShippingUnavailableItems',
    { sent: 'POST /shipping/getShippingUnavailableItems', isWrite: false },
  ],
  [
    '[CM-16] countries',
    'getOverseaShippingCountries',
    { sent: 'POST /oversea/getOverseaShippingCountries', isWrite: false },
  ],
  [
    '[CM-17] companies',
    'getOverseaShippingCompanies',
    { sent: 'POST /oversea/getOverseaShippingCompanies', isWrite: false },
  ],
  ['[CM-18] overseas fees', 'getOverseaShippingFees', { sent: 'POST /oversea/getOverseaShippingFees', isWrite: false }],
  ['[CM-19] rates', 'getExchangeRate', { sent: 'POST /admin/getExchangeRate', isWrite: false }],
  [
    '[CM-20] the latest address',
    'getLatestShippingAddress',
    { sent: 'POST /address/getLatestShippingAddress', isWrite: false },
  ],
  ['[CM-49] a change of country', 'changeCountry', { sent: 'POST /address/changeShippingCountry', isWrite: true }],
  ['[CM-09] a nudge to hide', 'hideNudging', { sent: 'POST /cart/hideNudging', isWrite: true }],
  ['[CM-29] price changes', 'postSignalItems', { sent: 'POST /buying-insight/postSignalItems', isWrite: false }],
  ['[CM-34] bought together', 'cartBt', { sent: 'POST /recommend/cartBt', isWrite: false }],
  ['[CM-35] similar items', 'recommendItems', { sent: 'POST /recommend/items', isWrite: false }],
  ['[CM-36] seen', 'vimp', { sent: 'POST /recommend/vimp', isWrite: false }],
  ['[CM-37] drawn', 'imp', { sent: 'POST /recommend/imp', isWrite: false }],
  ['[CM-40] a report', 'logClientError', { sent: 'POST /error-log/client', isWrite: false }],
  ['[CM-41] a script that did not load', 'logScriptError', { sent: 'POST /api/error-log/script', isWrite: false }],
  ['[CM-27] the hashed guest id', 'getHashedCguid', { sent: 'GET /buyer/getHashedCguid', isWrite: false }],
  ['[CM-30] the tag of a sale', 'getBsdGlobalEventTag', { sent: 'GET /event/getBsdGlobalEventTag', isWrite: false }],
  ['[CM-31] a sale’s items', 'getBsdEvents', { sent: 'POST /item/getBsdEvents', isWrite: false }],
  [
    '[CM-15] arrivals',
    'getStarDeliveryTransPolicy',
    { sent: 'POST /shipping/getStarDeliveryTransPolicy', isWrite: false },
  ],
  ['[CM-32] benefits', 'getPurchaseBenefits', { sent: 'POST /item/getPurchaseBenefits', isWrite: false }],
  ['[CM-50] a health check', 'checkHealth', { sent: 'GET /cart-checkout/health', isWrite: false }],
  ['[CM-42] an activity', 'logClientActivity', { sent: 'POST /activity-log/client', isWrite: false }],
  ['[CM-44] an estimate', 'estimateToExcel', { sent: 'POST /gateway/-/estimate/to-excel', isWrite: false }],
  ['[CM-43] the environment', 'getEnvironment', { sent: 'GET /env', isWrite: false }],
];

test.each(table)('%s has the method, path and limits of the specification: %s', (_, name, expected) => {
  const { method, path, isWrite } = calls[name];
  expect({ sent: `${method} ${path}`, isWrite }).toEqual(expected);
});

test('every call has a path of its own', () => {
  const paths = Object.values(calls).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('[CM-51] only POST calls change data, and a checkout is sent only once', () => {
  const writes = Object.values(calls).filter((call) => call.isWrite);
  expect(writes.map((call) => call.method)).toEqual(writes.map(() => 'POST'));
  expect(calls.addCheckoutByCart.attempts).toBe(1);
});

test('[CM-34] requests bought-together lists in version 2', () => {
  expect(calls.cartBt.query).toBe('version=v2');
});
