import { either as E } from 'fp-ts';
import type { PriceRequest, ShippingBundle, ShippingPolicy } from '@baguni/domain';
import { shippingBundlesOf } from '@baguni/scenarios';
import { stateOf } from '../../cart/open-state.ts';
import { readCart } from '../../cart/read-cart.ts';
import { withPieces } from '../../cart/with-pieces.ts';
import type { Handler } from '../../request/handler.ts';

/** What `getShipping` answers. */
export interface Shipping {
  readonly shippingBundles: readonly ShippingBundle[];
  readonly shippingPolicies: readonly ShippingPolicy[];
}

/**
 * What the parcels of some units of this cart cost (CM-13). Prices, discounts, policies and the buyer's threshold are
 * the server's own; units of others, and such as cannot be ordered, travel in no parcel.
 */
export const getShipping: Handler<{ readonly requests: readonly PriceRequest[] }, Shipping> =
  (deps) =>
  async ({ requests }) => {
    const content = withPieces(await readCart(deps.tx, deps.session.scope, deps.language), requests);
    const state = await stateOf(
      deps,
      content,
      requests.map(({ cartUnitId }) => cartUnitId),
    );
    return E.right({ shippingBundles: shippingBundlesOf(state), shippingPolicies: content.shippingPolicies });
  };
