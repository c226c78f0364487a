import { either as E } from 'fp-ts';
import type { CouponChange, UnapplyCouponsRequest } from '@baguni/domain';
import { changeCoupons } from './change-coupons.ts';
import { readInUse } from '../../coupon/read-coupons.ts';
import type { Handler } from '../../request/handler.ts';
import { refusal } from '../../request/refusal.ts';

/**
 * Takes coupons off, each as a whole: those on these units, and these by their number (CM-08, CP-17). What is not in
 * use, or is somebody else's, is passed over in silence: asking twice is no error (AZ-2).
 */
export const unapplyCoupons: Handler<UnapplyCouponsRequest, CouponChange> = (deps) => async (request) => {
  const { tx, session, language } = deps;
  await tx.bumpCart(session.scope);
  const released = (await readInUse(tx, session.scope, language))
    .filter(
      ({ couponIssueNo, cartUnitIds }) =>
        request.couponIssueNoes.includes(couponIssueNo) || cartUnitIds.some((id) => request.cartUnitIds.includes(id)),
    )
    .map(({ couponIssueNo }) => couponIssueNo);
  const change = await changeCoupons(deps, { released, used: [] });
  return change ? E.right(change) : refusal(language, 409, 'CART-STALE');
};
