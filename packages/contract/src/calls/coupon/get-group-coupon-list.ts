import * as t from 'io-ts';
import { call } from '../call.ts';
import { couponList } from '../../codecs/coupon.ts';
import { couponUnitIds } from '../../codecs/cart/request-ids.ts';

/** Coupons for the units of one item (CM-45). The specification does not define its path. */
export const getGroupCouponList = call({
  id: 'CM-45',
  path: '/coupon/getGroupCouponList',
  request: t.strict({ cartUnitIds: couponUnitIds }),
  response: couponList,
});
