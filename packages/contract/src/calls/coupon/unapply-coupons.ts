import * as t from 'io-ts';
import { call, type RequestOf } from '../call.ts';
import { couponChange, couponIssueNoes } from '../../codecs/coupon.ts';
import { cartUnitIds } from '../../codecs/cart/request-ids.ts';
import { askingPrices, withPrices } from '../../codecs/cart/prices.ts';

/** Removes coupons from all their units, selected by unit or by issue number (CM-08). */
export const unapplyCoupons = call({
  id: 'CM-08',
  path: '/cart/unapplyCoupons',
  request: askingPrices(t.strict({ cartUnitIds, couponIssueNoes })),
  response: withPrices(couponChange),
  isWrite: true,
});

export type UnapplyCouponsRequest = RequestOf<typeof unapplyCoupons>;
