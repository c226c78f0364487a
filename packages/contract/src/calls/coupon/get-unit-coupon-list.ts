import type { CartUnitId, CouponList } from '@baguni/domain';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { couponList } from '../../codecs/coupon/coupon-change.ts';
import { cartUnitId } from '../../codecs/base/ids.ts';

/** The coupons for one unit (CM-46); the specification does not show its path. */
export const getUnitCouponList: Call<{ readonly cartUnitId: CartUnitId }, CouponList> = {
  id: 'CM-46',
  name: 'getUnitCouponList',
  method: 'POST',
  path: '/coupon/getUnitCouponList',
  request: t.strict({ cartUnitId }),
  response: couponList,
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};
