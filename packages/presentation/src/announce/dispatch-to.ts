import type { CartEvent } from '@baguni/domain';
import type { Announcer } from './announcer.ts';
import type { CartStore } from '../store/cart-store.ts';

/** Where the use cases' events go: into the state first, then to those who listen. */
export const dispatchTo =
  (store: CartStore, announcer: Pick<Announcer, 'hear'>) =>
  (event: CartEvent): void => {
    store.dispatch(event);
    announcer.hear(event, store.state);
  };
