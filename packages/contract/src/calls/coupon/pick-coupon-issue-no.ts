import type { CouponIssueNo, CouponPolicyNo } from '@baguni/domain';
import type { Option } from 'fp-ts/Option';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { couponIssueNoes } from '../../codecs/coupon/coupon-change.ts';
import { couponPolicyNo } from '../../codecs/coupon/held-coupon.ts';
import { couponIssueNo } from '../../codecs/base/ids.ts';
import { orNull } from '../../codecs/base/list.ts';

/** The number of a coupon of a policy that the buyer holds and does not use yet (CM-47); the specification does not show its path. */
export const pickCouponIssueNo: Call<
  { readonly usedCouponIssueNos: readonly CouponIssueNo[]; readonly couponPolicyNo: CouponPolicyNo },
  { readonly couponIssueNo: Option<CouponIssueNo> }
> = {
  id: 'CM-47',
  name: 'pickCouponIssueNo',
  method: 'POST',
  path: '/coupon/pickCouponIssueNo',
  request: t.strict({ usedCouponIssueNos: couponIssueNoes, couponPolicyNo }),
  response: t.strict({ couponIssueNo: orNull(couponIssueNo) }),
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};
