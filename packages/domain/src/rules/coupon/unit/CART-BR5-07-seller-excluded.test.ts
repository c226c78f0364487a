import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { cartUnitId } from '../../../money/ids.ts';
import { aUnit } from '../../../testing/builders/unit.ts';
import { aSituation, couponFacts } from '../../../testing/builders/coupon.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { sellerExcluded } from './CART-BR5-07-seller-excluded.ts';

const refused = aUnit({
  cartUnitId: cartUnitId(2),
  isCouponUsable: false,
  unusableCouponType: O.some('SELLER_EXCLUDED'),
});
const facts = couponFacts({}, { units: [refused], situation: aSituation() });

test('[CP-02] an item excluded by its seller takes no coupon', () => {
  expect(findingOf(sellerExcluded, facts).units).toEqual([cartUnitId(2)]);
  expect(isBroken(sellerExcluded, couponFacts())).toBe(false);
});

test('[CP-02] one such unit among several is enough, and only it is named', () => {
  const among = couponFacts({}, { units: [aUnit(), refused], situation: aSituation() });
  expect(findingOf(sellerExcluded, among).units).toEqual([cartUnitId(2)]);
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(sellerExcluded, facts))).toEqual({
    ko: '판매자가 쿠폰 적용을 제외한 상품입니다.',
    en: 'The seller has excluded this item from coupons.',
    cn: '卖家已将该商品排除在优惠券适用范围之外。',
    jp: '販売者がクーポンの対象外とした商品です。',
  });
});
