import type { CouponChange, PartlyRead, UnapplyCouponsRequest } from '@baguni/domain';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { couponChange, couponIssueNoes } from '../../codecs/coupon/coupon-change.ts';
import { cartUnitIds } from '../../codecs/cart/request-ids.ts';

/** Takes coupons off, each as a whole: those on these units, and these by their number (CM-08). */
export const unapplyCoupons: Call<UnapplyCouponsRequest, CouponChange & PartlyRead> = {
  id: 'CM-08',
  name: 'unapplyCoupons',
  method: 'POST',
  path: '/cart/unapplyCoupons',
  request: t.strict({ cartUnitIds, couponIssueNoes }),
  response: couponChange,
  timeoutMs: 'default',
  isWrite: true,
  attempts: 2,
};
