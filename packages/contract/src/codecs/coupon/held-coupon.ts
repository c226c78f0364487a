import {
  couponPolicyNo as aCouponPolicyNo,
  type Coupon,
  type CouponFlags,
  type CouponPolicyNo,
  type CouponTarget,
  type CouponWallet,
} from '@baguni/domain';
import * as t from 'io-ts';
import { couponType } from './coupon.ts';
import { couponIssueNo, itemNo, sellerKey } from '../base/ids.ts';
import { list, orNull, parts } from '../base/list.ts';
import { amount, percentOrAmount } from '../base/number.ts';
import { percentOrWon } from '../base/percent-or-won.ts';
import type { Codec } from '../base/shape.ts';
import { answerText, choice, keyText, moment } from '../base/text.ts';

const MAX_COUPONS = 1_000;

export const couponPolicyNo: Codec<CouponPolicyNo> = keyText(aCouponPolicyNo);

const flags: Codec<CouponFlags> = t.strict({
  isClub: t.boolean,
  isBusiness: t.boolean,
  isMobile: t.boolean,
  isApp: t.boolean,
  isDelivery: t.boolean,
  isOversea: t.boolean,
  isTimeSale: t.boolean,
  isFreeShipping: t.boolean,
});

export const couponTarget: Codec<CouponTarget> = t.union([
  t.strict({ type: t.literal('All') }),
  t.strict({ type: t.literal('Items'), itemNos: list(itemNo, 1_000) }),
  t.strict({ type: t.literal('Sellers'), sellerKeys: list(sellerKey, 1_000) }),
  t.strict({ type: t.literal('LargeCategories'), codes: list(answerText, 1_000) }),
]);

const fields: Codec<Coupon> = t.strict({
  issueNo: orNull(couponIssueNo),
  policyNo: couponPolicyNo,
  couponType,
  discountUnitType: choice(['Rate', 'Amount']),
  discountValue: percentOrAmount,
  couponName: answerText,
  possiblePrice: amount,
  limitPrice: amount,
  expiredDate: moment,
  flags,
  target: couponTarget,
  paymentCouponName: orNull(answerText),
  eventNo: answerText,
  encStr: answerText,
  couponPromotionType: answerText,
  issuable: t.boolean,
});

/** A coupon of the buyer, or one that is still downloadable (CP-14). */
export const coupon: Codec<Coupon> = percentOrWon(fields);

export const coupons: Codec<readonly Coupon[]> = parts('NoPrice', coupon, MAX_COUPONS);

export const couponWallet: Codec<CouponWallet> = t.strict({
  status: choice(['NotAsked', 'Asking', 'Known', 'Failed']),
  offered: coupons,
});
