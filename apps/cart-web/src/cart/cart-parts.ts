import { PAGE, pageOverlays, pageParts, type PageChunks, type PageOverlays, type PageStore } from '@baguni/components';
import {
  Buffer,
  emptySession,
  type CartEventType,
  type Command,
  type FirstView,
  type Session,
  type Shopper,
  type Transition,
} from '@baguni/use-cases';
import { CartStore, CartViews, dispatchTo, LateLayers, ToastStore, viewContext } from '@baguni/presentation';
import { afterOf } from '../browser/after.ts';
import type { CartConfig } from '../compose/config.ts';
import { takingOver } from './taking-over.ts';

/** What of the cart page is drawn, and exists before anything behind it does: the first view waits for no session. */
export interface CartParts extends PageStore {
  /** The cart that the session begins with. */
  readonly initial: Session;
  readonly store: CartStore;
  readonly overlays: PageOverlays;
  readonly shopper: Shopper;
  /** Where the session takes its commands from. */
  readonly commands: Pick<Buffer<Command>, 'subscribe'>;
  /** The session listens: opens the cart, or goes on from what is shown of it; then does what the shopper wanted meanwhile. */
  readonly begin: () => void;
  /** The cart is the buyer's own by now: merged and cleared, where the read of the first view asked for that (LS-01). */
  readonly hasBegun: Promise<void>;
  /** All that the server has drawn has been taken over; until then nothing of the cart may change. */
  readonly isTakenOver: Promise<void>;
  /** Where the session's events go, each with the state after it. */
  readonly dispatch: (transition: Transition) => void;
}

/** A cart that the server could not read is tried again: the page follows where its failure leads (ER-06). */
const firstCommand = (firstView: FirstView | undefined): Command =>
  firstView?.state.load === 'Loaded' ? { type: 'ResumeCart', plan: firstView.plan } : { type: 'OpenCart' };

const beginnings: readonly CartEventType[] = ['CartResumed', 'CartOpened', 'CartLoadFailed'];

/** Makes the parts of a cart page: the store of a cart of which nothing is known yet, its views, and what lies over them. */
export const cartParts = (
  { window, storefront, words, links, tab, firstView }: CartConfig,
  chunks: PageChunks,
): CartParts => {
  const [commands, after, context] = [new Buffer<Command>(), afterOf(window), viewContext(storefront, words, links)];
  const initial = firstView?.state ?? emptySession(storefront, tab);
  const store = new CartStore(initial, commands.add);
  const deps = { context, after, toasts: new ToastStore(after) };
  const parts = pageParts(chunks, store, context);
  const layers = new LateLayers(parts.overlays, deps);
  const views = new CartViews(store, context);
  const [dispatch, begun] = [dispatchTo(store, layers), Promise.withResolvers<void>()];
  const { shown, done } = takingOver(firstView ? [PAGE, ...views.sellerGroupKeys] : []);
  return {
    initial,
    store,
    commands,
    begin: () => {
      commands.pass(firstCommand(firstView));
      // what is wanted of a cart that is drawn is wanted of what becomes of it; one that is loading has its tabs only
      if (firstView) void begun.promise.then(commands.open);
      else commands.open();
    },
    hasBegun: begun.promise,
    views,
    onShown: shown,
    isTakenOver: done,
    send: store.send,
    overlays: pageOverlays(layers, deps, parts),
    shopper: layers.shopper,
    dispatch: (transition) => {
      dispatch(transition);
      if (beginnings.includes(transition.event.type)) begun.resolve();
    },
  };
};
