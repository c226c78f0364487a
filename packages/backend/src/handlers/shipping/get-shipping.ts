import { either as E } from 'fp-ts';
import { shippingBundlesOf, type CartState, type ShippingReply, type ShippingRequest } from '@baguni/domain';
import { readAskedState } from '../../cart/asked-cart.ts';
import type { Handler } from '../../request/handler.ts';

/** The fees of the parcels of what is selected in a cart. */
export const shippingOf = (state: CartState): ShippingReply => ({
  shippingBundles: shippingBundlesOf(state),
  shippingPolicies: state.shippingPolicies,
});

/**
 * The fees of the parcels of some units of this cart (CM-13). Prices, discounts, policies and the buyer's threshold are
 * the server's own; others' units and units that cannot be ordered are in no parcel.
 */
export const getShipping: Handler<Pick<ShippingRequest, 'requests'>, ShippingReply> =
  (deps) =>
  async ({ requests }) =>
    E.right(shippingOf(await readAskedState(deps, requests)));
