import type { AppliedCoupon, CartUnitId } from '@baguni/domain';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { appliedCoupons } from '../../codecs/coupon/coupon.ts';
import { count } from '../../codecs/base/number.ts';
import { partly } from '../../codecs/base/partly.ts';
import { couponUnitIds } from '../../codecs/cart/request-ids.ts';

/** The coupons in use on some units, or on any of the cart (CM-22). */
export const getAppliedCoupons: Call<
  { readonly cartUnitIds: readonly CartUnitId[] },
  { readonly appliedCoupons: readonly AppliedCoupon[]; readonly cartVersion: number }
> = {
  id: 'CM-22',
  name: 'getAppliedCoupons',
  method: 'POST',
  path: '/coupon/getAppliedCoupons',
  request: t.strict({ cartUnitIds: couponUnitIds }),
  response: partly(t.strict({ appliedCoupons, cartVersion: count })),
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};
