import {
  shippingBundlesOf,
  totalCashbackOf,
  type CartContent,
  type Cart,
  type DiscountReply,
  type PriceRequest,
  type RefreshReply,
  type ShippingReply,
  type ShippingRequest,
} from '@baguni/domain';
import type { Deps } from '../request/handler.ts';
import { askedStateOf } from './asked-cart.ts';
import { readCart } from './read-cart.ts';

/** The discounts that some units of a cart may have; others' units are ignored. */
export const discountsOf = ({ units }: CartContent, requests: readonly PriceRequest[]): DiscountReply => {
  const asked = new Set(requests.map(({ cartUnitId }) => cartUnitId));
  return {
    discounts: units
      .filter(({ cartUnitId }) => asked.has(cartUnitId))
      .map(({ cartUnitId, discounts }) => ({ cartUnitId, discounts })),
  };
};

/** The fees of the parcels of what is selected in a cart. */
export const shippingOf = (state: Cart): ShippingReply => ({
  shippingBundles: shippingBundlesOf(state),
  shippingPolicies: state.shippingPolicies,
});

/**
 * What CM-11, CM-13 and CM-33 would answer of the cart after a change, from one read of it (SE-03, CB-02). Cashback is that
 * of the first units, as many as one order holds (CK-01).
 */
export const refresh = async (deps: Deps, { requests }: ShippingRequest): Promise<RefreshReply> => {
  const content = await readCart(deps);
  const { cashbacks } = await deps.tx.offers(deps.session.scope.tenant);
  const ordered = await askedStateOf(deps, content, requests.slice(0, deps.engine.orders.changes.orderUnits));
  return {
    shipping: shippingOf(await askedStateOf(deps, content, requests)),
    discount: discountsOf(content, requests),
    cashback: totalCashbackOf(ordered, cashbacks),
  };
};
