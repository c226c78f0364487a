import type { CartUnitId, CouponList } from '@baguni/domain';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { couponList } from '../../codecs/coupon/coupon-change.ts';
import { couponUnitIds } from '../../codecs/cart/request-ids.ts';

/** The coupons for the units of one item (CM-45); the specification does not show its path. */
export const getGroupCouponList: Call<{ readonly cartUnitIds: readonly CartUnitId[] }, CouponList> = {
  id: 'CM-45',
  name: 'getGroupCouponList',
  method: 'POST',
  path: '/coupon/getGroupCouponList',
  request: t.strict({ cartUnitIds: couponUnitIds }),
  response: couponList,
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};
