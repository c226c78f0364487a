import type { CouponChange, PartlyRead } from '@baguni/domain';
import * as t from 'io-ts';
import { appliedCoupons } from './coupon.ts';
import { coupons } from './held-coupon.ts';
import { cartUnitId, couponIssueNo, MAX_UNITS } from '../base/ids.ts';
import { list } from '../base/list.ts';
import { count } from '../base/number.ts';
import { partly } from '../base/partly.ts';
import type { Codec } from '../base/shape.ts';

export const couponChange: Codec<CouponChange & PartlyRead> = partly(
  t.strict({
    appliedCoupons,
    cartVersion: count,
    units: list(t.strict({ cartUnitId, version: count }), MAX_UNITS),
  }),
);

export const couponList = partly(t.strict({ coupons, totalCount: count }));

export const couponIssueNoes = list(couponIssueNo, 100);
