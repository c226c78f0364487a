import { expect, test } from 'vitest';
import { won } from '../../../money/won.ts';
import { couponFacts } from '../../../testing/builders/coupon.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { belowMinimum } from './COUPON-MINIMUM-below-minimum.ts';

const buying = (price: number) => couponFacts({ possiblePrice: won(5000) }, { price: won(price) });

test('[CP-03] accepts the exact minimum purchase', () => {
  expect(isBroken(belowMinimum, buying(4999))).toBe(true);
  expect(isBroken(belowMinimum, buying(5000))).toBe(false);
});

test('[CP-03] accepts any amount without a minimum purchase', () => {
  expect(isBroken(belowMinimum, couponFacts({}, { price: won(0) }))).toBe(false);
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(belowMinimum, buying(4999)))).toEqual({
    ko: '5,000원 이상 구매하실 때 사용할 수 있는 쿠폰입니다.',
    en: 'This coupon can be used on purchases of ₩5,000 or more.',
    cn: '该优惠券需购买满5,000韩元方可使用。',
    jp: '5,000ウォン以上のご購入でご利用いただけるクーポンです。',
  });
});
