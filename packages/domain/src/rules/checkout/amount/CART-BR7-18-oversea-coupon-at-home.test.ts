import { option as O } from 'fp-ts';
import { couponIssueNo } from '../../../money/ids.ts';
import type { CouponAssignment } from '../../../coupons/coupon-assignment.ts';
import { noOversea } from '../../../entities/overseas/oversea.ts';
import { aHeldCoupon, aPlace, couponFlags } from '../../../testing/builders/coupon.ts';
import { expect, test } from 'vitest';
import { findingOf, flaggedUnit, isBroken, ordering, saidIn } from '../../../testing/rules.ts';
import { overseaCouponAtHome } from './CART-BR7-18-oversea-coupon-at-home.ts';

const placed = (id: number, isOversea: boolean): CouponAssignment => ({
  coupon: aHeldCoupon({
    issueNo: O.some(couponIssueNo(`C${id}`)),
    flags: isOversea ? couponFlags('isOversea') : couponFlags(),
  }),
  place: aPlace('Unit', [flaggedUnit(id)]),
});
const coupons = [placed(1, false), placed(2, true)];
const units = [flaggedUnit(1), flaggedUnit(2)];

test('[CP-04] refuses a coupon for overseas shipping on a domestic order, accepts it abroad', () => {
  expect(isBroken(overseaCouponAtHome, ordering(units, { coupons }))).toBe(true);
  expect(isBroken(overseaCouponAtHome, ordering(units, { coupons: [placed(1, false)] }))).toBe(false);
  const abroad = ordering(units, { coupons, oversea: O.some({ ...noOversea, country: 'Japan' }) });
  expect(isBroken(overseaCouponAtHome, abroad)).toBe(false);
});

test('[CP-04] removes exactly this coupon', () => {
  expect(findingOf(overseaCouponAtHome, ordering(units, { coupons }))).toMatchObject({
    units: [2],
    fixes: [{ type: 'RemoveCoupons', cartUnitIds: [2], couponIssueNoes: ['C2'] }],
  });
});

test('[CP-04] has a message in every language', () => {
  expect(saidIn(findingOf(overseaCouponAtHome, ordering(units, { coupons })))).toEqual({
    ko: '해외배송 전용 쿠폰은 국내배송 주문에 사용할 수 없습니다. 쿠폰을 해제해 주십시오.',
    en: 'Coupons for overseas shipping cannot be used on domestic orders. Please remove the coupon.',
    cn: '海外配送专用优惠券不能用于韩国国内配送订单，请取消该优惠券。',
    jp: '海外配送専用クーポンは国内配送の注文にはご利用いただけません。クーポンを取り消してください。',
  });
});
