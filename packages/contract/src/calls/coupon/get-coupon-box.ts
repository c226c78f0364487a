import * as t from 'io-ts';
import { call } from '../call.ts';
import { couponList } from '../../codecs/coupon/coupon-change.ts';
import { couponUnitIds } from '../../codecs/cart/request-ids.ts';

/** The coupons that the buyer holds or may download and that may go on some units, or on any of the cart (CM-21). */
export const getCouponBox = call({
  id: 'CM-21',
  path: '/coupon/getCouponBox',
  request: t.strict({ cartUnitIds: couponUnitIds }),
  response: couponList,
});
