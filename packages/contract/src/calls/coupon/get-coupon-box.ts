import * as t from 'io-ts';
import { call, type ResponseOf } from '../call.ts';
import { couponList } from '../../codecs/coupon.ts';
import { couponUnitIds } from '../../codecs/cart/request-ids.ts';

/** Coupons that the buyer holds or may download for the given units, or for the whole cart (CM-21). */
export const getCouponBox = call({
  id: 'CM-21',
  path: '/coupon/getCouponBox',
  request: t.strict({ cartUnitIds: couponUnitIds }),
  response: couponList,
});

export type CouponList = ResponseOf<typeof getCouponBox>;
