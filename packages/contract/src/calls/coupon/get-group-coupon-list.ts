import * as t from 'io-ts';
import { call } from '../call.ts';
import { couponList } from '../../codecs/coupon/coupon-change.ts';
import { couponUnitIds } from '../../codecs/cart/request-ids.ts';

/** The coupons for the units of one item (CM-45); the specification does not show its path. */
export const getGroupCouponList = call({
  id: 'CM-45',
  path: '/coupon/getGroupCouponList',
  request: t.strict({ cartUnitIds: couponUnitIds }),
  response: couponList,
});
