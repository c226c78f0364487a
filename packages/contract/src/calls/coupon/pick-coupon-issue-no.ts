import * as t from 'io-ts';
import { call } from '../call.ts';
import { couponIssueNoes } from '../../codecs/coupon/coupon-change.ts';
import { couponPolicyNo } from '../../codecs/coupon/held-coupon.ts';
import { couponIssueNo } from '../../codecs/base/ids.ts';
import { orNull } from '../../codecs/base/list.ts';

/** The number of a coupon of a policy that the buyer holds and does not use yet (CM-47); the specification does not show its path. */
export const pickCouponIssueNo = call({
  id: 'CM-47',
  path: '/coupon/pickCouponIssueNo',
  request: t.strict({ usedCouponIssueNos: couponIssueNoes, couponPolicyNo }),
  response: t.strict({ couponIssueNo: orNull(couponIssueNo) }),
});
