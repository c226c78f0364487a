import { totalCashbackOf, type RefreshReply, type ShippingRequest } from '@baguni/domain';
import { askedStateOf } from '../../cart/asked-cart.ts';
import { readCart } from '../../cart/read-cart.ts';
import type { Deps } from '../../request/handler.ts';
import { discountsOf } from '../offers/get-available-discount.ts';
import { shippingOf } from '../shipping/get-shipping.ts';

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
