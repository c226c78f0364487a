import {
  pricedInputsOf,
  samePricedInputs,
  withRequestedQuantities,
  type PricedInputs,
  type RefreshReply,
  type ShippingRequest,
} from '@baguni/domain';
import { pricesUpdated } from '../session/prices-updated.ts';
import type { CartEvent } from '../session/event.ts';
import { concat, defer, EMPTY, of, type Observable } from 'rxjs';
import type { Deps } from '../deps/deps.ts';
import { takenIn } from '../flow/taken-in.ts';
import { pricesOf, shippingRequest } from '../prices/ask-prices.ts';

/** Maximum units in one request (RL-4). */
const MAX_UNITS = 100;

/** What a change is sent with, so that its answer brings the prices that follow from it. */
export interface Refresh {
  readonly inputs: PricedInputs;
  readonly request: ShippingRequest;
}

/**
 * The prices that follow from a change, as they will be asked for once it is saved (SE-03). None while other quantities
 * wait to be saved: the last of them asks. None where nothing is selected, or more than one request may name.
 */
export const refreshAfter = ({ state }: Deps): Refresh | undefined => {
  const cart = state();
  const inputs = pricedInputsOf(withRequestedQuantities(cart.cart));
  const { length } = inputs.selected;
  return cart.cart.saving.length > 1 || length === 0 || length > MAX_UNITS
    ? undefined
    : { inputs, request: shippingRequest(cart, inputs) };
};

/** Whether the cart is still what prices were asked for: the same pieces of the same units, to the same country. */
const isCurrent = ({ state }: Deps, { inputs, request }: Refresh): boolean =>
  state().cart.shippingCountry === request.countryCode && samePricedInputs(inputs, pricedInputsOf(state().cart));

/** The prices that came with a saved change; nothing where none did, or the cart is another by now: then they are asked for. */
export const refreshed = (
  deps: Deps,
  refresh: Refresh | undefined,
  reply: RefreshReply | undefined,
): Observable<CartEvent> =>
  defer(() => {
    if (!refresh || !reply || !isCurrent(deps, refresh)) return EMPTY;
    const prices = pricesOf(refresh.inputs, reply.shipping, reply.discount);
    return concat(
      takenIn(deps, pricesUpdated(deps.state(), prices)),
      of<CartEvent>({ type: 'CashbackRead', cashback: reply.cashback }),
    );
  });
