import * as t from 'io-ts';
import { call } from '../call.ts';
import { couponIssueNoes, coupon, couponPolicyNo } from '../../codecs/coupon.ts';
import { orNull } from '../../codecs/base/codec.ts';

/** Unused coupon of a policy that the buyer holds, or `none` until one is found (CM-25). */
export const getUnusedCoupon = call({
  id: 'CM-25',
  path: '/coupon/getUnusedCoupon',
  request: t.strict({ usedCouponIssueNos: couponIssueNoes, couponPolicyNo }),
  response: t.strict({ coupon: orNull(coupon) }),
});
