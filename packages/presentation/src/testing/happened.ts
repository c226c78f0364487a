import { transition, type CartEvent } from '@baguni/use-cases';
import type { CartStore } from '../store/cart-store.ts';

/** Applies events to a store without a session. */
export const happened = (store: CartStore, ...events: readonly CartEvent[]): void => {
  for (const event of events) store.dispatch(transition(store.state, event));
};
