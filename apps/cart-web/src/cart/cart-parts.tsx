import {
  PAGE,
  pageOverlays,
  pageParts,
  type PageChunks,
  type PageOverlays,
  type PageStore,
  CartPage,
  StoreContext,
} from '@baguni/components';
import {
  Buffer,
  emptySession,
  type CartEventType,
  type Command,
  type FirstView,
  type Transition,
} from '@baguni/use-cases';
import { CartStore, cartViewsOf, dispatchTo, LateLayers, ToastStore, viewContext } from '@baguni/presentation';
import { afterOf, afterPaintOf } from '../browser/page-window.ts';
import type { CartConfig } from '../compose/config.ts';
import type { ReactNode } from 'react';

export interface TakingOver {
  readonly shown: (part: string) => void;
  /** Settles when all parts are hydrated; then the cart may change. */
  readonly done: Promise<void>;
}

/** @param parts names of all parts; an empty list settles at once */
export const takingOver = (parts: readonly string[]): TakingOver => {
  const waiting = new Set(parts);
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const shown = (part: string): void => {
    waiting.delete(part);
    if (waiting.size === 0) resolve();
  };
  if (parts.length === 0) resolve();
  return { shown, done };
};

/** Retries a cart that the server could not read, so that the page handles the failure (ER-06). */
const firstCommand = (firstView: FirstView | undefined): Command =>
  firstView?.state.load === 'Loaded' ? { type: 'ResumeCart', plan: firstView.plan } : { type: 'OpenCart' };

const beginnings: readonly CartEventType[] = ['CartResumed', 'CartOpened', 'CartLoadFailed'];

/** Creates store, views and overlays of an empty cart page. */
export const cartParts = ({ window, storefront, words, links, tab, firstView }: CartConfig, chunks: PageChunks) => {
  const [commands, after, afterPaint] = [new Buffer<Command>(), afterOf(window), afterPaintOf(window)];
  const context = viewContext(storefront, words, links);
  const initial = firstView?.state ?? emptySession(storefront, tab);
  const store = new CartStore(initial, commands.add, afterPaint);
  const deps = { context, after, toasts: new ToastStore(after) };
  const parts = pageParts(chunks, store, context);
  const layers = new LateLayers(parts.overlays, deps);
  const views = cartViewsOf(store, context);
  const [dispatch, begun] = [dispatchTo(store, layers), Promise.withResolvers<void>()];
  const { shown, done } = takingOver(firstView ? [PAGE, ...views.sellerGroupKeys] : []);
  return {
    initial,
    store,
    commands,
    /** Runs work after a paint, and not during a press. */
    afterPaint,
    /** Starts the session: opens or resumes the cart, then runs buffered commands. */
    begin: () => {
      commands.pass(firstCommand(firstView));
      // commands on a rendered cart wait for the session; a loading cart accepts only tab changes
      if (firstView) void begun.promise.then(commands.open);
      else commands.open();
    },
    /** Settles after the buyer’s cart is merged and cleaned up, if the first read required it (LS-01). */
    hasBegun: begun.promise,
    views,
    onShown: shown,
    /** Settles after hydration; the cart must not change before. */
    isTakenOver: done,
    send: store.send,
    overlays: pageOverlays(layers, deps, parts, store),
    shopper: layers.shopper,
    dispatch: (transition: Transition) => {
      dispatch(transition);
      if (beginnings.includes(transition.event.type)) begun.resolve();
    },
  };
};

export type CartParts = ReturnType<typeof cartParts>;

/** The cart page over its store; server and browser render the same markup for hydration. */
export const cartView = (store: PageStore, overlays: PageOverlays): ReactNode => (
  <StoreContext value={store}>
    <CartPage overlays={overlays} />
  </StoreContext>
);
