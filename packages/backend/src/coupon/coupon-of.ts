import { option as O } from 'fp-ts';
import { issueFailureOf, type Coupon, type IssueFailure, type Language } from '@baguni/domain';
import type { CouponPolicy, IssuedCoupon, StoredPolicy } from '../store/rows.ts';

const couponOf = (policy: CouponPolicy, language: Language): Omit<Coupon, 'issueNo' | 'issuable'> => {
  const { couponName, paymentCouponName, issueLimit: _, perBuyer: __, ...rest } = policy;
  return {
    ...rest,
    couponName: couponName[language],
    paymentCouponName: O.fromNullable(paymentCouponName?.[language]),
  };
};

/** A coupon that a buyer holds, worded in a language. */
export const heldCoupon = (policy: CouponPolicy, { issueNo }: IssuedCoupon, language: Language): Coupon => ({
  ...couponOf(policy, language),
  issueNo: O.some(issueNo),
  issuable: false,
});

/** A coupon that a buyer may download, worded in a language (CP-14). */
export const downloadableCoupon = (policy: CouponPolicy, language: Language): Coupon => ({
  ...couponOf(policy, language),
  issueNo: O.none,
  issuable: true,
});

/**
 * Why a buyer who holds these coupons may not download one more of a policy; none where they may (CP-14).
 * @param now ms since 1970 UTC
 * @param tries how often they have tried today
 */
export const againstDownload = (
  { policy: { policyNo, expiredDate, perBuyer, issueLimit }, issued }: StoredPolicy,
  all: readonly IssuedCoupon[],
  now: number,
  tries = 0,
): O.Option<IssueFailure> => {
  const held = all.filter((one) => one.policyNo === policyNo).length;
  return issueFailureOf({ tries, expiredDate, now, held, perBuyer, issued, issueLimit: O.fromNullable(issueLimit) });
};
