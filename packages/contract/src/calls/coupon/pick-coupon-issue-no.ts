import * as t from 'io-ts';
import { call } from '../call.ts';
import { couponIssueNoes, couponPolicyNo } from '../../codecs/coupon.ts';
import { couponIssueNo } from '../../codecs/base/values.ts';
import { orNull } from '../../codecs/base/codec.ts';

/** Issue number of an unused coupon of a policy (CM-47). The specification does not define its path. */
export const pickCouponIssueNo = call({
  id: 'CM-47',
  path: '/coupon/pickCouponIssueNo',
  request: t.strict({ usedCouponIssueNos: couponIssueNoes, couponPolicyNo }),
  response: t.strict({ couponIssueNo: orNull(couponIssueNo) }),
});
