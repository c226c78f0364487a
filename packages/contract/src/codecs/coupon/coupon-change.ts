import type { CouponChange, CouponList, PartlyRead } from '@baguni/domain';
import * as t from 'io-ts';
import { appliedCoupons } from './coupon.ts';
import { coupons } from './held-coupon.ts';
import { cartUnitId, couponIssueNo, MAX_UNITS } from '../base/ids.ts';
import { list } from '../base/list.ts';
import { count } from '../base/number.ts';
import { partly } from '../base/partly.ts';
import type { Codec } from '../base/shape.ts';

/** The coupons of a cart after a change of them, with the new versions (CM-07, CM-08). */
export const couponChange: Codec<CouponChange & PartlyRead> = partly(
  t.strict({
    appliedCoupons,
    cartVersion: count,
    units: list(t.strict({ cartUnitId, version: count }), MAX_UNITS),
  }),
);

/** The coupons that may go on some units (CM-21, CM-45, CM-46). */
export const couponList: Codec<CouponList & PartlyRead> = partly(t.strict({ coupons, totalCount: count }));

/** Coupons that a request names (RL-4). */
export const couponIssueNoes = list(couponIssueNo, 100);
