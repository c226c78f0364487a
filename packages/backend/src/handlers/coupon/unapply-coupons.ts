import { changeCoupons } from './change-coupons.ts';
import { holdCart } from '../../cart/read-cart.ts';
import { readInUse } from '../../coupon/held-coupons.ts';
import type { HandlerOf } from '../../request/handler.ts';

/**
 * Removes coupons completely, by unit or by issue number (CM-08, CP-17). Ignores coupons that are unused or belong to
 * others (AZ-2).
 */
export const unapplyCoupons: HandlerOf<'unapplyCoupons'> = (deps) => async (request) => {
  await holdCart(deps);
  const released = (await readInUse(deps))
    .filter(
      ({ couponIssueNo, cartUnitIds }) =>
        request.couponIssueNoes.includes(couponIssueNo) || cartUnitIds.some((id) => request.cartUnitIds.includes(id)),
    )
    .map(({ couponIssueNo }) => couponIssueNo);
  return changeCoupons(deps, { released, used: [] });
};
