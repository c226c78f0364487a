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

export const heldCoupon = (policy: CouponPolicy, { issueNo }: IssuedCoupon, language: Language): Coupon => ({
  ...couponOf(policy, language),
  issueNo: O.some(issueNo),
  issuable: false,
});

export const downloadableCoupon = (policy: CouponPolicy, language: Language): Coupon => ({
  ...couponOf(policy, language),
  issueNo: O.none,
  issuable: true,
});

/**
 * Returns the reason against another download of a policy, or `none` (CP-14).
 * @param now ms since 1970 UTC
 * @param tries number of attempts today
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
