import { expect, test } from 'vitest';
import { won } from '../../../money/won.ts';
import { couponFacts, couponFlags } from '../../../testing/builders/coupon.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { noFee } from './CART-BR5-21-no-fee.ts';

const shipping = (fee: number) => couponFacts({ flags: couponFlags('isFreeShipping') }, { bundleFee: won(fee) });

test('[CP-05] a shipping coupon needs a fee of at least 1 won', () => {
  expect(isBroken(noFee, shipping(0))).toBe(true);
  expect(isBroken(noFee, shipping(1))).toBe(false);
});

test('[CP-05] other coupons need no fee', () => {
  expect(isBroken(noFee, couponFacts())).toBe(false);
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(noFee, shipping(0)))).toEqual({
    ko: '배송비 쿠폰은 배송비가 부과될 때만 사용할 수 있습니다.',
    en: 'A shipping coupon can be used only when a shipping fee is charged.',
    cn: '运费优惠券仅在收取运费时可以使用。',
    jp: '送料クーポンは、送料がかかる場合にのみご利用いただけます。',
  });
});
