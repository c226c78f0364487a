import type { CouponAssignment } from '../../../coupons/coupon-assignment.ts';
import { won } from '../../../money/won.ts';
import { aHeldCoupon, aPlace, couponFlags } from '../../../testing/builders/coupon.ts';
import { expect, test } from 'vitest';
import { findingOf, flaggedUnit, isBroken, ordering, saidIn } from '../../../testing/rules.ts';
import { shippingCouponUseless } from './CART-BR7-43-shipping-coupon-useless.ts';

const unit = flaggedUnit(1);
const onFee: CouponAssignment = {
  coupon: aHeldCoupon({ flags: couponFlags('isFreeShipping') }),
  place: aPlace('Bundle', [unit]),
};
const onPrice: CouponAssignment = { coupon: aHeldCoupon(), place: aPlace('Unit', [unit]) };
const asked = (fee: number, coupon = onFee) =>
  ordering([flaggedUnit(2), unit], { coupons: [coupon], bundleFees: new Map([[unit.bundleKey, { fee: won(fee) }]]) });

test('[CP-05] a parcel with a fee of 1 won accepts the coupon, a free one does not', () => {
  expect(isBroken(shippingCouponUseless, asked(1))).toBe(false);
  expect(isBroken(shippingCouponUseless, asked(0))).toBe(true);
});

test('[CP-05 SH-05] a price coupon needs no fee, and an unknown fee is not 0', () => {
  expect(isBroken(shippingCouponUseless, asked(0, onPrice))).toBe(false);
  expect(isBroken(shippingCouponUseless, ordering([unit], { coupons: [onFee] }))).toBe(false);
});

test('[CP-05] removes exactly this coupon', () => {
  expect(findingOf(shippingCouponUseless, asked(0))).toMatchObject({
    units: [1],
    fixes: [{ type: 'RemoveCoupons', cartUnitIds: [1], couponIssueNoes: ['C1'] }],
  });
});

test('[CP-05] has a message in every language', () => {
  expect(saidIn(findingOf(shippingCouponUseless, asked(0)))).toEqual({
    ko: '‘사과’ 상품은 배송비가 없으므로 배송비 쿠폰을 사용할 수 없습니다. 쿠폰을 해제해 주십시오.',
    en: '‘사과’ ships free of charge, so the shipping coupon cannot be used. Please remove the coupon.',
    cn: '“사과”无需运费，不能使用运费优惠券。请取消该优惠券。',
    jp: '「사과」は送料がかからないため、送料クーポンをご利用いただけません。クーポンを取り消してください。',
  });
});
