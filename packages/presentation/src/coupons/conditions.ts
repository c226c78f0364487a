import type { Coupon, CouponFlags } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { koreanDay } from '../common/day.ts';
import { termsAmount } from '../common/terms-amount.ts';
import type { CouponContext } from './coupon-context.ts';
import type { CouponWords } from './coupon-words-ko.ts';

const flagWords = [
  ['isClub', 'club'],
  ['isBusiness', 'business'],
  ['isMobile', 'mobile'],
  ['isApp', 'app'],
  ['isDelivery', 'delivery'],
  ['isOversea', 'oversea'],
  ['isTimeSale', 'timeSale'],
] as const satisfies readonly (readonly [keyof CouponFlags, keyof CouponWords])[];

/** Returns minimum, limit, expiry, payment method and usage limits as texts. */
export const conditionsOf = ({ view, translate }: CouponContext, coupon: Coupon): readonly string[] => {
  const { possiblePrice, limitPrice, paymentCouponName, flags } = coupon;
  const date = koreanDay(Date.parse(coupon.expiredDate), view.words.language);
  return [
    ...(possiblePrice > 0 ? [translate('minimum', { amount: termsAmount(view, possiblePrice) })] : []),
    ...(limitPrice > 0 ? [translate('limit', { amount: termsAmount(view, limitPrice) })] : []),
    ...(date === '' ? [] : [translate('until', { date })]),
    ...(O.isSome(paymentCouponName) ? [translate('payment', { method: paymentCouponName.value })] : []),
    ...flagWords.flatMap(([flag, key]) => (flags[flag] ? [translate(key)] : [])),
  ];
};
