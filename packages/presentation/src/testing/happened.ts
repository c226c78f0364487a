import { transition, type CartEvent } from '@baguni/use-cases';
import type { CartStore } from '../store/cart-store.ts';

/** Lets events happen in a store without a session: each is folded over the store's state. */
export const happened = (store: CartStore, ...events: readonly CartEvent[]): void => {
  for (const event of events) store.dispatch(transition(store.state, event));
};
