import { couponTypes, type AppliedCoupon, type CouponType } from '@baguni/domain';
import * as t from 'io-ts';
import { anyCartUnitId, couponIssueNo } from '../base/ids.ts';
import { list, parts } from '../base/list.ts';
import { amount, percentOrAmount } from '../base/number.ts';
import { percentOrWon } from '../base/percent-or-won.ts';
import type { Codec } from '../base/shape.ts';
import { answerText, choice } from '../base/text.ts';

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

export const appliedCoupons: Codec<readonly AppliedCoupon[]> = parts('Coupon', percentOrWon(fields), 1_000);
