import { option as O } from 'fp-ts';
import type { Coupon, Language } from '@baguni/domain';
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

/** Whether a buyer who holds these coupons may download one more of a policy. @param now ms since 1970 UTC */
export const mayDownload = (
  { policy, issued }: StoredPolicy,
  held: readonly IssuedCoupon[],
  now: number,
): 'yes' | 'expired' | 'already-issued' | 'sold-out' => {
  if (Date.parse(policy.expiredDate) < now) return 'expired';
  if (held.filter(({ policyNo }) => policyNo === policy.policyNo).length >= policy.perBuyer) return 'already-issued';
  return issued >= (policy.issueLimit ?? Infinity) ? 'sold-out' : 'yes';
};
