import { either as E } from 'fp-ts';
import type { CartUnitId, RemoveCartUnitsRequest } from '@baguni/domain';
import { clearCouponsOf } from '../../coupon/clear-coupons.ts';
import type { Handler } from '../../request/handler.ts';

/** What a removal answers. */
export interface Removed {
  readonly removedCartUnitIds: readonly CartUnitId[];
  readonly cartVersion: number;
}

/**
 * Deletes units with their coupons (CM-05, DL-03). Ids that are not in this cart, because already deleted or somebody
 * else's, are ignored: the answer names what was deleted (AZ-2). Deleting twice is no error.
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
