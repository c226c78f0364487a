import * as t from 'io-ts';
import { call } from '../call.ts';
import { couponIssueNoes } from '../../codecs/coupon/coupon-change.ts';
import { coupon, couponPolicyNo } from '../../codecs/coupon/held-coupon.ts';
import { orNull } from '../../codecs/base/list.ts';

/** A coupon of a policy that the buyer holds and does not use yet; none until it is found (CM-25, CP-14). */
export const getUnusedCoupon = call({
  id: 'CM-25',
  path: '/coupon/getUnusedCoupon',
  request: t.strict({ usedCouponIssueNos: couponIssueNoes, couponPolicyNo }),
  response: t.strict({ coupon: orNull(coupon) }),
});
