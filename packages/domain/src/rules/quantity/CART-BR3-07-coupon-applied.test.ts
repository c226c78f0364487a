import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartUnitId } from '../../money/ids.ts';
import { arbPieces, asking, findingOf, isBroken, saidIn } from '../../testing/rules.ts';
import { couponApplied } from './CART-BR3-07-coupon-applied.ts';

const withCoupon = (asked: number) => ({ ...asking(asked, {}, { quantity: 3 }), hasCoupon: true });

test('[QT-03] a unit with a coupon keeps its quantity', () => {
  expect(isBroken(couponApplied, withCoupon(3))).toBe(false);
  expect(isBroken(couponApplied, withCoupon(2))).toBe(true);
  expect(isBroken(couponApplied, withCoupon(4))).toBe(true);
});

test('[QT-03] refuses any change with a coupon, none without one', () => {
  fc.assert(
    fc.property(arbPieces, (pieces) => {
      expect(isBroken(couponApplied, withCoupon(pieces))).toBe(pieces !== 3);
      expect(isBroken(couponApplied, { ...withCoupon(pieces), hasCoupon: false })).toBe(false);
    }),
  );
});

test('[QT-03] removing the coupon resolves it', () => {
  expect(findingOf(couponApplied, withCoupon(4)).fixes).toEqual([
    { type: 'RemoveCoupons', cartUnitIds: [cartUnitId(1)] },
  ]);
});

test('[QT-03] has a message in every language', () => {
  expect(saidIn(findingOf(couponApplied, withCoupon(4)))).toEqual({
    ko: '쿠폰이나 할인이 적용된 상품은 수량을 변경할 수 없습니다.',
    en: 'The quantity of an item with a coupon or discount applied cannot be changed.',
    cn: '已使用优惠券或已享受折扣的商品无法更改数量。',
    jp: 'クーポンまたは割引が適用されている商品は、数量を変更できません。',
  });
});
