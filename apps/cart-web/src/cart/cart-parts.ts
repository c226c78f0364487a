import { pageOverlays, type PageOverlays, type PageStore } from '@baguni/components';
import { emptyCart, type CartState, type Shopper, type Transition } from '@baguni/domain';
import {
  Announcer,
  CartStore,
  CartViews,
  dispatchTo,
  LayerStore,
  shopperOf,
  ToastStore,
  viewContext,
} from '@baguni/presentation';
import { commandSubject, type CommandSource } from '@baguni/use-cases';
import { afterOf } from '../browser/after.ts';
import type { CartConfig } from '../compose/config.ts';

/** What of the cart page is drawn, and exists before anything behind it does: the first view waits for no session. */
export interface CartParts extends PageStore {
  /** The cart that the session begins with. */
  readonly initial: CartState;
  readonly store: CartStore;
  readonly overlays: PageOverlays;
  readonly shopper: Shopper;
  /** Where the session takes its commands from. */
  readonly commands: CommandSource;
  /** Where the session's events go, each with the state after it. */
  readonly dispatch: (transition: Transition) => void;
}

/** Makes the parts of a cart page: the store of a cart of which nothing is known yet, its views, and what lies over them. */
export const cartParts = ({ window, storefront, words, links, tab }: CartConfig): CartParts => {
  const [commands, after, context] = [commandSubject(), afterOf(window), viewContext(storefront, words, links)];
  const initial = emptyCart(storefront, tab);
  const store = new CartStore(initial, commands.next);
  const [layers, toasts, announcer] = [new LayerStore(after), new ToastStore(after), new Announcer(context, after)];
  return {
    initial,
    store,
    commands,
    views: new CartViews(store, context),
    send: store.send,
    overlays: pageOverlays(layers, toasts, announcer, words),
    shopper: shopperOf(layers, toasts),
    dispatch: dispatchTo(store, announcer),
  };
};
