import { option as O } from 'fp-ts';
import type { CartUnit } from '../../../entities/cart/cart-unit.ts';
import { bundleKey, couponIssueNo, sellerKey } from '../../../money/ids.ts';
import type { CouponAssignment } from '../../../coupons/coupon-assignment.ts';
import { aHeldCoupon, aPlace, couponFlags } from '../../../testing/builders/coupon.ts';
import { aSeller } from '../../../testing/builders/unit.ts';
import { expect, test } from 'vitest';
import { findingOf, flaggedUnit, isBroken, ordering, saidIn } from '../../../testing/rules.ts';
import { twoShippingCoupons } from './CART-BR7-14-two-shipping-coupons.ts';

const parcel = (id: number, seller: string, bundle: string) =>
  flaggedUnit(id, [], { seller: aSeller({ sellerKey: sellerKey(seller) }), bundleKey: bundleKey(bundle) });
const shipping = (no: string, unit: CartUnit): CouponAssignment => ({
  coupon: aHeldCoupon({ issueNo: O.some(couponIssueNo(no)), flags: couponFlags('isFreeShipping') }),
  place: aPlace('Bundle', [unit]),
});
const one = parcel(1, 'S1', 'B1');
const two = parcel(2, 'S1', 'B2');
const third = parcel(3, 'S2', 'B3');
const asked = (...coupons: readonly CouponAssignment[]) => ordering([one, two, third], { coupons });

test('[CP-05] accepts one shipping coupon per seller and refuses two', () => {
  expect(isBroken(twoShippingCoupons, asked())).toBe(false);
  expect(isBroken(twoShippingCoupons, asked(shipping('C1', one), shipping('C3', third)))).toBe(false);
  expect(isBroken(twoShippingCoupons, asked(shipping('C1', one), shipping('C2', two)))).toBe(true);
});

test('[CP-05] keeps the first and removes exactly the others', () => {
  const coupons = [shipping('C1', one), shipping('C2', two), shipping('C3', third)];
  const found = findingOf(twoShippingCoupons, asked(...coupons));
  expect(found).toMatchObject({
    units: [2],
    fixes: [{ type: 'RemoveCoupons', cartUnitIds: [2], couponIssueNoes: ['C2'] }],
  });
  expect(isBroken(twoShippingCoupons, asked(...coupons.filter((_, i) => i !== 1)))).toBe(false);
});

test('[CP-05] has a message in every language', () => {
  expect(saidIn(findingOf(twoShippingCoupons, asked(shipping('C1', one), shipping('C2', two))))).toEqual({
    ko: '무료배송 쿠폰은 같은 판매자의 상품에 1장만 사용할 수 있습니다.',
    en: 'Only one free-shipping coupon can be used for the same seller.',
    cn: '同一卖家的商品只能使用1张免运费优惠券。',
    jp: '送料無料クーポンは、同じ販売者の商品に1枚のみご利用いただけます。',
  });
});
