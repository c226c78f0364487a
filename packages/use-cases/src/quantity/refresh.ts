import type { RefreshReply, ShippingRequest } from '@baguni/contract';
import { pricedInputsOf, samePricedInputs, withRequestedQuantities, type PricedInputs } from '@baguni/domain';
import { pricesUpdated } from '../session/evolve.ts';
import type { CartEvent } from '../session/event.ts';
import { concat, defer, EMPTY, of, type Observable } from 'rxjs';
import type { Deps } from '../flow/deps.ts';
import { applyAnswer } from '../flow/ask.ts';
import { pricesOf, shippingRequest } from '../prices/refresh-prices.ts';

/** Maximum units per request. */
const MAX_UNITS = 100;

export interface Refresh {
  readonly inputs: PricedInputs;
  readonly request: ShippingRequest;
}

/** Builds the price request of a change. None if other quantities wait, the selection is empty or too large. */
export const refreshAfter = ({ state }: Deps): Refresh | undefined => {
  const cart = state();
  const inputs = pricedInputsOf(withRequestedQuantities(cart.cart));
  const { length } = inputs.selected;
  return cart.cart.saving.length > 1 || length === 0 || length > MAX_UNITS
    ? undefined
    : { inputs, request: shippingRequest(cart, inputs) };
};

/** True if units, quantities and country have not changed since the request. */
const isCurrent = ({ state }: Deps, { inputs, request }: Refresh): boolean =>
  state().cart.shippingCountry === request.countryCode && samePricedInputs(inputs, pricedInputsOf(state().cart));

/** Returns the prices of a saved change. Emits none if they are missing or stale; then they are requested. */
export const refreshed = (
  deps: Deps,
  refresh: Refresh | undefined,
  reply: RefreshReply | undefined,
): Observable<CartEvent> =>
  defer(() => {
    if (!refresh || !reply || !isCurrent(deps, refresh)) return EMPTY;
    const prices = pricesOf(refresh.inputs, reply.shipping, reply.discount);
    return concat(
      applyAnswer(deps, pricesUpdated(deps.state(), prices)),
      of<CartEvent>({ type: 'CashbackRead', cashback: reply.cashback }),
    );
  });
