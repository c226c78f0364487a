import { expect, test } from 'vitest';
import { cartUnitId } from '../../../money/ids.ts';
import { aUnit } from '../../../testing/builders/unit.ts';
import { anItem } from '../../../testing/builders/item.ts';
import { noFlags } from '../../../entities/cart/item.ts';
import { couponFacts } from '../../../testing/builders/coupon.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { usedItem } from './CART-BR5-04-used-item.ts';

const refused = aUnit({ cartUnitId: cartUnitId(2), item: anItem({ flags: { ...noFlags, isUsedItem: true } }) });
const facts = couponFacts({}, { units: [refused] });

test('[CP-02] a used item takes no coupon', () => {
  expect(findingOf(usedItem, facts).units).toEqual([cartUnitId(2)]);
  expect(isBroken(usedItem, couponFacts())).toBe(false);
});

test('[CP-02] one such unit among several is enough, and only it is named', () => {
  const among = couponFacts({}, { units: [aUnit(), refused] });
  expect(findingOf(usedItem, among).units).toEqual([cartUnitId(2)]);
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(usedItem, facts))).toEqual({
    ko: '중고 상품에는 쿠폰을 사용할 수 없습니다.',
    en: 'Coupons cannot be used on used items.',
    cn: '二手商品不能使用优惠券。',
    jp: '中古商品にはクーポンをご利用いただけません。',
  });
});
