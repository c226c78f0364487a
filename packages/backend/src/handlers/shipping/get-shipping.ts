import { either as E } from 'fp-ts';
import { shippingBundlesOf, type PriceRequest, type ShippingBundle, type ShippingPolicy } from '@baguni/domain';
import { readAskedState } from '../../cart/asked-cart.ts';
import type { Handler } from '../../request/handler.ts';

/** The reply of `getShipping`. */
export interface Shipping {
  readonly shippingBundles: readonly ShippingBundle[];
  readonly shippingPolicies: readonly ShippingPolicy[];
}

/**
 * The fees of the parcels of some units of this cart (CM-13). Prices, discounts, policies and the buyer's threshold are
 * the server's own; others' units and units that cannot be ordered are in no parcel.
 */
export const getShipping: Handler<{ readonly requests: readonly PriceRequest[] }, Shipping> =
  (deps) =>
  async ({ requests }) => {
    const state = await readAskedState(deps, requests);
    return E.right({ shippingBundles: shippingBundlesOf(state), shippingPolicies: state.shippingPolicies });
  };
