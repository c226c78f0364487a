import * as t from 'io-ts';
import { call } from '../call.ts';
import { couponList } from '../../codecs/coupon.ts';
import { cartUnitId } from '../../codecs/base/values.ts';

/** Coupons for one unit (CM-46). The specification does not define its path. */
export const getUnitCouponList = call({
  id: 'CM-46',
  path: '/coupon/getUnitCouponList',
  request: t.strict({ cartUnitId }),
  response: couponList,
});
