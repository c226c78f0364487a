import type { CouponApplication } from '@baguni/domain/internal';
import * as t from 'io-ts';
import { call } from '../call.ts';
import { couponChange } from '../../codecs/coupon.ts';
import { cartUnitId, couponIssueNo, MAX_UNITS } from '../../codecs/base/values.ts';
import { list, optional, type Codec } from '../../codecs/base/codec.ts';
import { couponUnitIds } from '../../codecs/cart/request-ids.ts';
import { askingPrices, withPrices } from '../../codecs/cart/prices.ts';

const application: Codec<CouponApplication> = t.strict({ couponIssueNo, cartUnitIds: couponUnitIds });

/** Applies all coupons or none; moves a coupon in use elsewhere only with the shopper’s agreement (CM-07). */
export const applyCoupons = call({
  id: 'CM-07',
  path: '/cart/applyCoupons',
  request: askingPrices(
    optional(
      t.strict({ applications: list(application, 100), cartUnitIds: couponUnitIds, moves: t.boolean }),
      'selected',
      list(cartUnitId, MAX_UNITS),
    ),
  ),
  response: withPrices(couponChange),
  isWrite: true,
});
