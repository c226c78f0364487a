import { either as E } from 'fp-ts';
import type { CartUnitId, CouponIssueNo } from '@baguni/domain';
import { readCart } from '../../../cart/read-cart.ts';
import { readHeld } from '../../../coupon/held-coupons.ts';
import type { Deps } from '../../../request/handler.ts';
import { judgeApplication } from '../../coupon/judge-application.ts';

/**
 * Returns applied coupons of a unit whose terms no longer apply (CP-03). Counts the whole cart as bought; coupons
 * below their minimum stay (CP-05).
 */
export const couponsThatEnded = async (deps: Deps, id: CartUnitId): Promise<readonly CouponIssueNo[]> => {
  const content = await readCart(deps);
  const held = await readHeld(deps);
  const bought = content.units.map(({ cartUnitId }) => cartUnitId);
  const ended: CouponIssueNo[] = [];
  for (const coupon of content.appliedCoupons.filter(({ cartUnitIds }) => cartUnitIds.includes(id))) {
    const wanted = held.flatMap((one) =>
      one.row.issueNo === coupon.couponIssueNo ? [{ coupon: one.coupon, cartUnitIds: coupon.cartUnitIds }] : [],
    );
    const staying = content.appliedCoupons.filter((other) => other !== coupon && !ended.includes(other.couponIssueNo));
    const verdict = await judgeApplication(deps, content, { wanted, staying, givingWay: [] }, held, bought);
    if (E.isLeft(verdict)) ended.push(coupon.couponIssueNo);
  }
  return ended;
};
