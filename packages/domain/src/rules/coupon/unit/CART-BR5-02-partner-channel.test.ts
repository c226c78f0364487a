import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { cartUnitId } from '../../../money/ids.ts';
import { aUnit } from '../../../testing/builders/unit.ts';
import { couponFacts } from '../../../testing/builders/coupon.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { partnerChannel } from './CART-BR5-02-partner-channel.ts';

const refused = aUnit({ cartUnitId: cartUnitId(2), partnershipCode: O.some('P100') });
const facts = couponFacts({}, { units: [refused] });

test('[CP-02] a unit from a partner channel takes no coupon', () => {
  expect(findingOf(partnerChannel, facts).units).toEqual([cartUnitId(2)]);
  expect(isBroken(partnerChannel, couponFacts())).toBe(false);
});

test('[CP-02] one such unit among several is enough, and only it is named', () => {
  const among = couponFacts({}, { units: [aUnit(), refused] });
  expect(findingOf(partnerChannel, among).units).toEqual([cartUnitId(2)]);
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(partnerChannel, facts))).toEqual({
    ko: '제휴 채널로 담은 상품에는 쿠폰을 사용할 수 없습니다.',
    en: 'Coupons cannot be used on items added through a partner channel.',
    cn: '通过合作渠道加入购物车的商品不能使用优惠券。',
    jp: '提携チャネルからカートに入れた商品には、クーポンをご利用いただけません。',
  });
});
