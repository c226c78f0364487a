import type { Transition } from '@baguni/use-cases';
import type { CartStore } from '../store/cart-store.ts';
import type { Announcer } from './announcer.ts';

/** Dispatches events to the store first, then to the announcer. */
export const dispatchTo =
  (store: CartStore, announcer: Pick<Announcer, 'hear'>) =>
  (transition: Transition): void => {
    store.dispatch(transition);
    announcer.hear(transition.event, transition.state);
  };
