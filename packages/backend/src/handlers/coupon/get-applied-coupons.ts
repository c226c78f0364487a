import { either as E } from 'fp-ts';
import type { AppliedCoupon, CartUnitId } from '@baguni/domain';
import { readInUse } from '../../coupon/read-coupons.ts';
import type { Handler } from '../../request/handler.ts';

/** The coupons in use on the named units, or on all units if none is named (CM-22). */
export const getAppliedCoupons: Handler<
  { readonly cartUnitIds: readonly CartUnitId[] },
  { readonly appliedCoupons: readonly AppliedCoupon[]; readonly cartVersion: number }
> =
  (deps) =>
  async ({ cartUnitIds }) => {
    const inUse = await readInUse(deps);
    const appliedCoupons = inUse.filter(
      (coupon) => cartUnitIds.length === 0 || coupon.cartUnitIds.some((id) => cartUnitIds.includes(id)),
    );
    return E.right({ appliedCoupons, cartVersion: await deps.tx.cartVersion(deps.session.scope) });
  };
