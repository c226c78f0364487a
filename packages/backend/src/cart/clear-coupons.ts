import type { CartUnitId } from '@baguni/domain';
import type { Scope } from '../store/owner.ts';
import type { Tx } from '../store/tx.ts';

/** Units that are gone let go of their coupons; a group coupon stays on its other units (DL-03, CP-17). */
export const clearCouponsOf = async (tx: Tx, scope: Scope, gone: readonly CartUnitId[]): Promise<void> => {
  const isGone = new Set(gone);
  for (const coupon of await tx.coupons(scope)) {
    const cartUnitIds = coupon.cartUnitIds.filter((id) => !isGone.has(id));
    if (cartUnitIds.length === coupon.cartUnitIds.length) continue;
    if (cartUnitIds.length === 0) await tx.removeCoupons(scope, [coupon.couponIssueNo]);
    else await tx.putCoupon(scope, { ...coupon, cartUnitIds });
  }
};
