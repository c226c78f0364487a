import { evolve } from './evolve.ts';
import { gaugesOf, pricedOf } from '@baguni/domain';
import type { EventOf } from './event.ts';
import type { Session } from './session.ts';

/** Server prices for the requested units: fees, shipping policies and discounts. */
export type PricesAnswer = Omit<EventOf<'PricesUpdated'>, 'type' | 'gauges'>;

/**
 * Creates the event for server prices, with the free-shipping gauges of this answer (FG-02).
 * @example
 * const bundles = [{ bundleKey: bundleKey('farm'), shippingFee: noWon, isMaxCharge: false }];
 * const answer = { inputs: pricedInputsOf(cart), bundles, policies: [], discounts: [] };
 * pricesUpdated(cart, answer).gauges; // [ { bundleKey: 'farm', gauge: { type: 'FREE_SHIPPING' } } ]
 */
export const pricesUpdated = (state: Session, answer: PricesAnswer): EventOf<'PricesUpdated'> => {
  const event = { type: 'PricesUpdated', ...answer, gauges: [] } as const;
  return { ...event, gauges: gaugesOf(pricedOf(evolve(state, event).cart).bundleFees) };
};
