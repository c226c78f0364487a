import { overseaMemory } from '@baguni/adapters/cookies';
import { Panel } from '@baguni/components/overseas';
import { overseasViewsOf } from '@baguni/presentation/overseas';
import { type FirstViewDeps, type Session, readFirstView, reportThrown } from '@baguni/use-cases';
import { orderCheck } from '@baguni/contract/engine/orders';
import { Blockers, BlockersBar } from '@baguni/components/blockers';
import {
  blockersOf,
  CartStore,
  readTogether,
  viewContext,
  type Translations,
  type ViewContext,
  withOwnMessages,
  cartViewsOf,
  LateLayers,
  ToastStore,
} from '@baguni/presentation';
import { deferredViewsWith } from '@baguni/presentation/deferred';
import type { ReactNode } from 'react';
import type { AskedPage } from './asked-page.ts';
import {
  noChunks,
  pageOverlays,
  pageParts,
  renderWithoutBrowser,
  type PageOverlays,
  type PageStore,
} from '@baguni/components';
import { clientOf, readReply, type Calls, type Client, type ReadCall, type PageRequest } from '@baguni/contract';
import { overseaIn, SHORT_WAIT_MS } from '@baguni/domain/internal';
import { enginePrices } from '@baguni/contract/engine/prices';
import type { DrawnView } from '../browser/first-view.ts';
import { cartView } from '../cart/cart-parts.tsx';
import { framed } from '../site/framed.tsx';
import { markupOf } from './markup.ts';
import type { NotedWords } from './words.ts';

/**
 * Renders the order blockers, or returns null without any. Separate, because browsers load order rules later (CK-18).
 */
const drawnBlockersOf = (state: Session, { storefront, links }: AskedPage, words: Translations): ReactNode => {
  const blockers = readTogether(() =>
    blockersOf(
      new CartStore(state),
      viewContext(storefront, withOwnMessages(words, orderCheck.words), links),
      deferredViewsWith(orderCheck),
    ),
  );
  if (!blockers) return null;
  const Drawn = storefront.device === 'm' ? BlockersBar : Blockers;
  return <Drawn blockers={blockers} send={() => undefined} isDisabled />;
};

renderWithoutBrowser();

const never = () => () => undefined;

export interface Parts {
  readonly store: PageStore;
  readonly overlays: PageOverlays;
}

/** The overseas panel as the part of a page that has loaded its code, if the cart ships overseas. */
export const overseasPart = async (
  store: CartStore,
  context: ViewContext,
): Promise<Partial<Pick<PageOverlays['parts'], 'overseasPanel'>>> => {
  if (overseaIn(store.state.cart) === undefined) return {};
  const overseas = await overseasViewsOf(store, context);
  return {
    overseasPanel: {
      Component: ({ send }) => <Panel overseas={overseas} send={send} />,
      reset: () => undefined,
    },
  };
};

export const partsOf = async (
  state: Session,
  { storefront, links }: AskedPage,
  words: Translations,
  drawnBlockers: ReactNode,
): Promise<Parts> => {
  const context = viewContext(storefront, words, links);
  const store = new CartStore(state);
  const views = cartViewsOf(store, context);
  const parts = { ...pageParts(noChunks, store, context), ...(await overseasPart(store, context)) };
  const deps = { context, after: never, toasts: new ToastStore(never) };
  return {
    store: { views, send: () => undefined },
    overlays: { ...pageOverlays(new LateLayers(parts.overlays, deps), deps, parts, store), drawnBlockers },
  };
};

/** A client that reads without a network; requests and answers are encoded and decoded as over one (CM-51). */
const readClient = (read: ReadCall): Client<Calls> =>
  clientOf((name, call, request) => async () => readReply(call, await read(name, call.request.encode(request))));

export const firstViewDeps = ({ read, now, log, cookie }: PageRequest): FirstViewDeps => ({
  server: readClient(read),
  clock: { now: () => now },
  prices: enginePrices,
  log,
  overseaMemory: overseaMemory({ cookie }),
});

/** Rejects after the page’s timeout; then the browser reads the data (CM-52). */
const withTimeout = async <A,>(answer: Promise<A>): Promise<A> => {
  const waiting = Promise.withResolvers<never>();
  const timer = setTimeout(() => waiting.reject(new Error('the cart was not read in time')), SHORT_WAIT_MS);
  try {
    return await Promise.race([answer, waiting.promise]);
  } finally {
    clearTimeout(timer);
  }
};

export interface DrawnPage {
  readonly markup: string;
  /** The styles that the markup needs in addition to those of each document. */
  readonly styles: string;
  /** The data that the page was rendered from; available after rendering. */
  readonly view: () => DrawnView;
}

/** Reads a cart and renders its page (LS-01). Rejects on a timeout or a render error. */
export const drawnPage = async (request: PageRequest, asked: AskedPage, noted: NotedWords): Promise<DrawnPage> => {
  const { log, url, overseasStyles } = request;
  const reading = readFirstView(firstViewDeps(request), asked);
  const view = await withTimeout(reading);
  const drawnBlockers = drawnBlockersOf(view.state, asked, noted.unnoted);
  const { store, overlays } = await partsOf(view.state, asked, noted.words, drawnBlockers);
  const { storefront, problems, links, allowedHosts } = asked;
  const frame = { base: url, allowedHosts, storefront, onRetry: () => undefined };
  const markup = await markupOf(framed(cartView(store, overlays), frame), (thrown) => reportThrown(log, thrown));
  return {
    markup,
    styles: overseaIn(view.state.cart) === undefined ? '' : overseasStyles,
    view: () => ({ ...view, hasMessages: noted.hasMessages(), asked: { problems, links, allowedHosts } }),
  };
};
