import { either as E } from 'fp-ts';
import { clearCouponsOf } from '../../coupon/held-coupons.ts';
import type { HandlerOf } from '../../request/handler.ts';

/**
 * Removes units with their coupons (CM-05, DL-03). Ignores unknown and removed ids, and returns the ids that it
 * removed (AZ-2).
 */
export const removeCartUnits: HandlerOf<'removeCartUnits'> =
  ({ tx, session: { scope } }) =>
  async ({ cartUnitIds }) => {
    const removedCartUnitIds = await tx.removeUnits(scope, cartUnitIds);
    if (removedCartUnitIds.length === 0)
      return E.right({ removedCartUnitIds, cartVersion: await tx.cartVersion(scope) });
    await clearCouponsOf(tx, scope, removedCartUnitIds);
    return E.right({ removedCartUnitIds, cartVersion: await tx.bumpCart(scope) });
  };
