import { couponTypes, type AppliedCoupon, type CouponType } from '@baguni/domain';
import * as t from 'io-ts';
import { anyCartUnitId, couponIssueNo } from './ids.ts';
import { list } from './list.ts';
import { anyWon, measure } from './number.ts';
import type { Codec } from './shape.ts';
import { answerText, choice } from './text.ts';

/** A kind of coupon. */
export const couponType: Codec<CouponType> = choice(couponTypes);

const appliedCoupon: Codec<AppliedCoupon> = t.strict({
  couponIssueNo,
  couponType,
  couponName: answerText,
  discountUnitType: choice(['Rate', 'Amount']),
  discountValue: measure,
  possiblePrice: anyWon,
  limitPrice: anyWon,
  isFreeShipping: t.boolean,
  cartUnitIds: list(anyCartUnitId, 1_000),
});

/** The coupons in use on a cart (CP-17). */
export const appliedCoupons: Codec<readonly AppliedCoupon[]> = list(appliedCoupon, 1_000);
