import type { Coupon, CouponFlags } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { money } from '../views/context.ts';
import type { CouponContext } from './coupon-context.ts';
import type { CouponWordKey } from './words/coupon-words.ts';

/** Korea is 9 hours ahead of UTC, the year round. */
const KOREA_MS = 9 * 60 * 60 * 1000;

/** The day in Korea on which a coupon ends, `2026.12.31`; empty for a date that cannot be read. */
const lastDay = (iso: string): string => {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment)) return '';
  return new Date(moment + KOREA_MS).toISOString().slice(0, 10).replaceAll('-', '.');
};

/** The words of the flags that limit a coupon (CP-20, CP-07). */
const flagWords = [
  ['isClub', 'club'],
  ['isBusiness', 'business'],
  ['isMobile', 'mobile'],
  ['isApp', 'app'],
  ['isDelivery', 'delivery'],
  ['isOversea', 'oversea'],
  ['isTimeSale', 'timeSale'],
] as const satisfies readonly (readonly [keyof CouponFlags, CouponWordKey])[];

/** From when, up to how much, until when, how to pay, and where a coupon may be used (CP-03, CP-06, CP-20). */
export const conditionsOf = ({ view, say }: CouponContext, coupon: Coupon): readonly string[] => {
  const { possiblePrice, limitPrice, paymentCouponName, flags } = coupon;
  const date = lastDay(coupon.expiredDate);
  return [
    ...(possiblePrice > 0 ? [say('minimum', { amount: money(view, possiblePrice) })] : []),
    ...(limitPrice > 0 ? [say('limit', { amount: money(view, limitPrice) })] : []),
    ...(date === '' ? [] : [say('until', { date })]),
    ...(O.isSome(paymentCouponName) ? [say('payment', { method: paymentCouponName.value })] : []),
    ...flagWords.flatMap(([flag, key]) => (flags[flag] ? [say(key)] : [])),
  ];
};
