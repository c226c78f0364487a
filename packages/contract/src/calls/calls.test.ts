/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';
import { callsOfOthers } from '../testing/calls-of-others.ts';
import { calls, type CallName, timeoutOf } from './client.ts';
import { environmentNames } from '@baguni/domain/internal';
import type { AnyCall } from './call.ts';

/** Page sources that send calls, by port or by call name. */
const sources = import.meta.glob<string>(
  [
    '../../../use-cases/src/**/*.ts',
    '../../../../apps/cart-web/src/**/*.{ts,tsx}',
    '../../../adapters/src/log/*.ts',
    '!**/*.test.{ts,tsx}',
    '!**/testing/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const text = Object.values(sources).join('\n');

const isAsked = (name: string): boolean =>
  new RegExp(String.raw`\b(?:server|orders|files|calls)\s*\.${name}\b`, 'u').test(text);

test('[CM-51] the page sends every call that is not listed for other clients', () => {
  const notAsked = Object.keys(calls).filter((name) => !isAsked(name));
  expect(notAsked.toSorted()).toEqual(Object.keys(callsOfOthers).toSorted());
});

const table: readonly (readonly [title: string, name: CallName, sent: string, kind: 'read' | 'write'])[] = [
  ['[CM-01] the first read', 'getInitialCart', 'POST /cart/getInitialCart', 'read'],
  ['[CM-02] a read', 'getCart', 'POST /cart/getCart', 'read'],
  ['[CM-03] a merge', 'mergeCart', 'POST /cart/merge', 'write'],
  ['[CM-04] a quantity', 'setQuantity', 'POST /cart/setQuantity', 'write'],
  ['[CM-05] a deletion', 'removeCartUnits', 'POST /cart/removeCartUnits', 'write'],
  ['saved units', 'getSavedUnits', 'POST /cart/getSavedUnits', 'read'],
  ['saving for later', 'saveForLater', 'POST /cart/saveForLater', 'write'],
  ['moving to the cart', 'moveToCart', 'POST /cart/moveToCart', 'write'],
  ['a deletion of saved units', 'removeSavedUnits', 'POST /cart/removeSavedUnits', 'write'],
  ['[CM-10] a checkout', 'addCheckoutByCart', 'POST /cart-checkout/addCheckoutByCart', 'write'],
  ['[CM-11] discounts', 'getAvailableDiscount', 'POST /discount/getAvailableDiscount', 'read'],
  ['[CM-13] shipping', 'getShipping', 'POST /shipping/getShipping', 'read'],
  ['[SE-03] all prices', 'getPrices', 'POST /cart/getPrices', 'read'],
  ['[CM-07] apply coupons', 'applyCoupons', 'POST /cart/applyCoupons', 'write'],
  ['[CM-08] unapply coupons', 'unapplyCoupons', 'POST /cart/unapplyCoupons', 'write'],
  ['[CM-21] get coupon box', 'getCouponBox', 'POST /coupon/getCouponBox', 'read'],
  ['[CM-22] get applied coupons', 'getAppliedCoupons', 'POST /coupon/getAppliedCoupons', 'read'],
  ['[CM-23] get recommended coupons', 'getRecommendedCoupons', 'POST /coupon/getRecommendedCoupons', 'read'],
  ['[CM-25] get unused coupon', 'getUnusedCoupon', 'POST /coupon/getUnusedCoupon', 'read'],
  ['[CM-26] issue coupon', 'issueCoupon', 'POST /coupon/issueCoupon', 'write'],
  ['[CM-45] get group coupon list', 'getGroupCouponList', 'POST /coupon/getGroupCouponList', 'read'],
  ['[CM-46] get unit coupon list', 'getUnitCouponList', 'POST /coupon/getUnitCouponList', 'read'],
  ['[CM-47] pick coupon issue no', 'pickCouponIssueNo', 'POST /coupon/pickCouponIssueNo', 'read'],
  ['[CM-48] check applied coupons', 'checkAppliedCoupons', 'POST /coupon/checkAppliedCoupons', 'read'],
  [
    '[CM-12] extra discounts',
    'getExhibitExtraDiscountForNudge',
    'POST /discount/getExhibitExtraDiscountForNudge',
    'read',
  ],
  ['[CM-28] membership', 'getUnifyMembershipInfo', 'POST /buyer/getUnifyMembershipInfo', 'read'],
  ['[CM-38] joining', 'joinSmileClubByOneClick', 'POST /smile/joinSmileClubByOneClick', 'write'],
  ['[CM-39] welcome gift', 'getWelcomeGift', 'POST /smile/getWelcomeGift', 'read'],
  ['[CM-24] card offers', 'getSmileCardNudgeCoupon', 'POST /coupon/getSmileCardNudgeCoupon', 'read'],
  ['[CM-33] cashback', 'getTotalCashback', 'POST /reward/getTotalCashback', 'read'],
  ['[CM-14] what is not carried', 'getShippingUnavailableItems', 'POST /shipping/getShippingUnavailableItems', 'read'],
  ['[CM-16] countries', 'getOverseaShippingCountries', 'POST /oversea/getOverseaShippingCountries', 'read'],
  ['[CM-17] companies', 'getOverseaShippingCompanies', 'POST /oversea/getOverseaShippingCompanies', 'read'],
  ['[CM-18] overseas fees', 'getOverseaShippingFees', 'POST /oversea/getOverseaShippingFees', 'read'],
  ['[CM-19] rates', 'getExchangeRate', 'POST /admin/getExchangeRate', 'read'],
  ['[CM-20] the latest address', 'getLatestShippingAddress', 'POST /address/getLatestShippingAddress', 'read'],
  ['[CM-49] a change of country', 'changeCountry', 'POST /address/changeShippingCountry', 'write'],
  ['[CM-09] a nudge to hide', 'hideNudging', 'POST /cart/hideNudging', 'write'],
  ['[CM-29] price changes', 'postSignalItems', 'POST /buying-insight/postSignalItems', 'read'],
  ['[CM-34] bought together', 'cartBt', 'POST /recommend/cartBt', 'read'],
  ['[CM-35] similar items', 'recommendItems', 'POST /recommend/items', 'read'],
  ['a viewed item', 'noteViewedItem', 'POST /recommend/noteViewedItem', 'write'],
  ['viewed items', 'getViewedItems', 'POST /recommend/getViewedItems', 'read'],
  ['a deletion of viewed items', 'clearViewedItems', 'POST /recommend/clearViewedItems', 'write'],
  ['[CM-36] seen', 'vimp', 'POST /recommend/vimp', 'read'],
  ['[CM-37] drawn', 'imp', 'POST /recommend/imp', 'read'],
  ['[CM-40] a report', 'logClientError', 'POST /error-log/client', 'read'],
  ['[CM-41] a script that did not load', 'logScriptError', 'POST /api/error-log/script', 'read'],
  ['[CM-27] the hashed guest id', 'getHashedCguid', 'GET /buyer/getHashedCguid', 'read'],
  ['[CM-30] the tag of a sale', 'getBsdGlobalEventTag', 'GET /event/getBsdGlobalEventTag', 'read'],
  ['[CM-31] a sale’s items', 'getBsdEvents', 'POST /item/getBsdEvents', 'read'],
  ['[CM-15] arrivals', 'getStarDeliveryTransPolicy', 'POST /shipping/getStarDeliveryTransPolicy', 'read'],
  ['[CM-32] benefits', 'getPurchaseBenefits', 'POST /item/getPurchaseBenefits', 'read'],
  ['[CM-50] a health check', 'checkHealth', 'GET /cart-checkout/health', 'read'],
  ['[CM-42] an activity', 'logClientActivity', 'POST /activity-log/client', 'read'],
  ['[CM-44] an estimate', 'estimateToExcel', 'POST /gateway/-/estimate/to-excel', 'read'],
  ['[CM-43] the environment', 'getEnvironment', 'GET /env', 'read'],
];

test.each(table)('%s has the method, path and limits of the specification: %s', (_, name, sent, kind) => {
  const { method, path, isWrite } = calls[name];
  expect([`${method} ${path}`, isWrite]).toEqual([sent, kind === 'write']);
});

test('every call has a different path', () => {
  const paths = Object.values(calls).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('[CM-51] [CS-11] only POST calls change data', () => {
  const writes = Object.values(calls).filter((call) => call.isWrite);
  expect(writes.map((call) => call.method)).toEqual(writes.map(() => 'POST'));
});

test('[CM-06 CM-10 CM-42 RC-02 RL-8] additions, orders, impressions and reports are sent only once', () => {
  const once = Object.entries(calls).flatMap(([name, { attempts }]) => (attempts === 1 ? [name] : []));
  expect(once.toSorted()).toEqual([
    'addCart',
    'addCheckoutByCart',
    'checkHealth',
    'estimateToExcel',
    'imp',
    'logClientActivity',
    'logClientError',
    'logItemLink',
    'logScriptError',
    'moveToCart',
    'payOrder',
    'vimp',
  ]);
});

test('[CM-34] requests bought-together lists in version 2', () => {
  expect(calls.cartBt.query).toBe('version=v2');
});

test('[CS-11] paths and queries contain no request values', () => {
  const all: readonly AnyCall[] = Object.values(calls);
  expect(all.length).toBeGreaterThan(40);
  for (const { path, query = '' } of all) {
    expect(path).toMatch(/^(?:\/[A-Za-z-]+)+$/u);
    expect(query).toMatch(/^(?:[a-z]+=[A-Za-z0-9]+)?$/u);
  }
});

test('[CM-52] a call times out after 3 s in production and av, and after 10 s elsewhere', () => {
  const waits = environmentNames.map((name) => [name, timeoutOf(calls.setQuantity, name)]);
  expect(Object.fromEntries(waits)).toEqual({
    local: 10_000,
    development: 10_000,
    development1: 10_000,
    development2: 10_000,
    production: 3_000,
    av: 3_000,
  });
});

test('[CM-52] reads of the cart, checkout and payment, and the estimate file time out after 5 s everywhere', () => {
  const slow = Object.entries(calls).flatMap(([name, call]) =>
    environmentNames.every((place) => timeoutOf(call, place) === 5_000) ? [name] : [],
  );
  expect(slow.toSorted()).toEqual([
    'addCheckoutByCart',
    'estimateToExcel',
    'getCart',
    'getInitialCart',
    'payOrder',
    'takeOrderOver',
  ]);
});
