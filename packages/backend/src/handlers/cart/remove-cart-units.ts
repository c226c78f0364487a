import type { RemoveCartUnitsRequest } from '@baguni/contract';
import { either as E } from 'fp-ts';
import type { CartUnitId } from '@baguni/domain';
import { clearCouponsOf } from '../../coupon/clear-coupons.ts';
import type { Handler } from '../../request/handler.ts';

export interface Removed {
  readonly removedCartUnitIds: readonly CartUnitId[];
  readonly cartVersion: number;
}

/**
 * Removes units with their coupons (CM-05, DL-03). Ignores unknown and removed ids, and returns the ids that it
 * removed (AZ-2).
 */
export const removeCartUnits: Handler<RemoveCartUnitsRequest, Removed> =
  ({ tx, session: { scope } }) =>
  async ({ cartUnitIds }) => {
    const removedCartUnitIds = await tx.removeUnits(scope, cartUnitIds);
    if (removedCartUnitIds.length === 0)
      return E.right({ removedCartUnitIds, cartVersion: await tx.cartVersion(scope) });
    await clearCouponsOf(tx, scope, removedCartUnitIds);
    return E.right({ removedCartUnitIds, cartVersion: await tx.bumpCart(scope) });
  };
