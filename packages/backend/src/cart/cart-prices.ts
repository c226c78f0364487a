import type { DiscountReply, PriceRequest, RefreshReply, ShippingReply, ShippingRequest } from '@baguni/contract';
import { shippingBundlesOf, totalCashbackOf, type CartContent, type Cart } from '@baguni/domain';
import type { Deps } from '../request/handler.ts';
import { askedStateOf } from './asked-cart.ts';
import { readCart } from './read-cart.ts';

/** Returns the discounts of the requested units; ignores units of others. */
export const discountsOf = ({ units }: CartContent, requests: readonly PriceRequest[]): DiscountReply => {
  const asked = new Set(requests.map(({ cartUnitId }) => cartUnitId));
  return {
    discounts: units
      .filter(({ cartUnitId }) => asked.has(cartUnitId))
      .map(({ cartUnitId, discounts }) => ({ cartUnitId, discounts })),
  };
};

export const shippingOf = (state: Cart): ShippingReply => ({
  shippingBundles: shippingBundlesOf(state),
  shippingPolicies: state.shippingPolicies,
});

/**
 * Returns discounts, shipping and cashback after a change, from one cart read (SE-03, CB-02). Cashback covers at most
 * one order of units (CK-01).
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
