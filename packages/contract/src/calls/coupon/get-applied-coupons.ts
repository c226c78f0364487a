import * as t from 'io-ts';
import { call } from '../call.ts';
import { appliedCoupons } from '../../codecs/coupon.ts';
import { count } from '../../codecs/base/values.ts';
import { partly } from '../../codecs/base/partly.ts';
import { couponUnitIds } from '../../codecs/cart/request-ids.ts';

/** Applied coupons of the given units, or of the whole cart (CM-22). */
export const getAppliedCoupons = call({
  id: 'CM-22',
  path: '/coupon/getAppliedCoupons',
  request: t.strict({ cartUnitIds: couponUnitIds }),
  response: partly(t.strict({ appliedCoupons, cartVersion: count })),
  isCacheable: true,
});
