import * as t from 'io-ts';
import { call } from '../call.ts';
import { couponList } from '../../codecs/coupon/coupon-change.ts';
import { cartUnitId } from '../../codecs/base/ids.ts';

/** The coupons for one unit (CM-46); the specification does not show its path. */
export const getUnitCouponList = call({
  id: 'CM-46',
  path: '/coupon/getUnitCouponList',
  request: t.strict({ cartUnitId }),
  response: couponList,
});
