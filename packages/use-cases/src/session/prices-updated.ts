import { evolve } from './evolve.ts';
import { gaugesOf, pricedOf } from '@baguni/domain';
import type { EventOf } from './event.ts';
import type { Session } from './session.ts';

/** The server's answer on prices: fees, shipping policies and discounts of just the units that were asked about. */
export type PricesAnswer = Omit<EventOf<'PricesUpdated'>, 'type' | 'gauges'>;

/**
 * The event of an answer on prices, with the free-shipping gauges as this answer makes them (FG-02).
 * @example
 * const bundles = [{ bundleKey: bundleKey('farm'), shippingFee: noWon, isMaxCharge: false }];
 * const answer = { inputs: pricedInputsOf(cart), bundles, policies: [], discounts: [] };
 * pricesUpdated(cart, answer).gauges; // [ { bundleKey: 'farm', gauge: { type: 'FREE_SHIPPING' } } ]
 */
export const pricesUpdated = (state: Session, answer: PricesAnswer): EventOf<'PricesUpdated'> => {
  const event = { type: 'PricesUpdated', ...answer, gauges: [] } as const;
  return { ...event, gauges: gaugesOf(pricedOf(evolve(state, event).cart).bundleFees) };
};
