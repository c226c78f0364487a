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
 * Deletes units with their coupons (CM-05, DL-03). A number that is not in this cart, because it is gone already or is
 * somebody else's, is passed over in silence: the answer names what was deleted (AZ-2). Asking twice is no error.
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
