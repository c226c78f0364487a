import { evolve } from '../evolve/evolve.ts';
import { gaugesOf } from '../price/parcel/free-shipping-gauge.ts';
import type { EventOf } from '../state/event.ts';
import type { CartState } from '../state/state.ts';
import { pricedOf } from './priced-of.ts';

/** The server's answer on prices: fees, shipping policies and discounts of just the units that were asked about. */
export type PricesAnswer = Omit<EventOf<'PricesUpdated'>, 'type' | 'gauges'>;

/**
 * The event of an answer on prices, with the free-shipping gauges as this answer makes them (FG-02).
 * @example
 * const bundles = [{ bundleKey: bundleKey('farm'), shippingFee: noWon, isMaxCharge: false }];
 * const answer = { inputs: pricedInputsOf(cart), bundles, policies: [], discounts: [] };
 * pricesUpdated(cart, answer).gauges; // [ { bundleKey: 'farm', gauge: { type: 'FREE_SHIPPING' } } ]
 */
export const pricesUpdated = (state: CartState, answer: PricesAnswer): EventOf<'PricesUpdated'> => {
  const event = { type: 'PricesUpdated', ...answer, gauges: [] } as const;
  return { ...event, gauges: gaugesOf(pricedOf(evolve(state, event)).bundleFees) };
};
