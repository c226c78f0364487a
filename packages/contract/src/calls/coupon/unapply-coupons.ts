import * as t from 'io-ts';
import { call } from '../call.ts';
import { couponChange, couponIssueNoes } from '../../codecs/coupon/coupon-change.ts';
import { cartUnitIds } from '../../codecs/cart/request-ids.ts';

/** Takes coupons off, each as a whole: those on these units, and these by their number (CM-08). */
export const unapplyCoupons = call({
  id: 'CM-08',
  path: '/cart/unapplyCoupons',
  request: t.strict({ cartUnitIds, couponIssueNoes }),
  response: couponChange,
  isWrite: true,
});
