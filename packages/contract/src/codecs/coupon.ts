import { couponTypes, type AppliedCoupon, type CouponType } from '@baguni/domain';
import * as t from 'io-ts';
import { anyCartUnitId, couponIssueNo } from './ids.ts';
import { list, parts } from './list.ts';
import { amount, percentOrAmount } from './number.ts';
import { percentOrWon } from './percent-or-won.ts';
import type { Codec } from './shape.ts';
import { answerText, choice } from './text.ts';

/** A kind of coupon. */
export const couponType: Codec<CouponType> = choice(couponTypes);

const fields: Codec<AppliedCoupon> = t.strict({
  couponIssueNo,
  couponType,
  couponName: answerText,
  discountUnitType: choice(['Rate', 'Amount']),
  discountValue: percentOrAmount,
  possiblePrice: amount,
  limitPrice: amount,
  isFreeShipping: t.boolean,
  cartUnitIds: list(anyCartUnitId, 1_000),
});

/** The coupons in use on a cart (CP-17). */
export const appliedCoupons: Codec<readonly AppliedCoupon[]> = parts('Coupon', percentOrWon(fields), 1_000);
