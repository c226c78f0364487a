import { connection } from '@baguni/adapters/connection';
import { estimateFilesByFetch, estimateFilesByForm } from '@baguni/adapters/estimate';
import { gatewayMessages, otherTabs } from '@baguni/adapters/messages';
import { httpClient, shownShopper, type PageShopper } from '@baguni/adapters/http';
import { lostActionMemory, memoDraft, memoMemory, slotMemory } from '@baguni/adapters/memories';
import { nudgeMemory } from '@baguni/adapters/cookies';
import { httpLog, httpReports } from '@baguni/adapters/reports';
import { sharedLinks } from '@baguni/adapters/shared-links';
import { saveSession } from '@baguni/adapters/session-file';
import { workerSearch } from '@baguni/adapters/worker-search';
import { EstimateLayer } from '@baguni/components/estimate';
import { moreComponents } from '@baguni/components/extras';
import { overlaysPart } from '@baguni/components/layers';
import { recallSplit } from '@baguni/contract';
import { canJoinClub, parseQuery, type BestCombination, type Cart } from '@baguni/domain/internal';
import { deferredViewsWith } from '@baguni/presentation/deferred';
import { estimateViewsOf } from '@baguni/presentation/estimate';
import { moreViewsOf } from '@baguni/presentation/more';
import { moreUseCases } from '@baguni/use-cases/more';
import { ContainerModule, type ResolutionContext } from 'inversify';
import { answersIn } from '../../browser/answers.ts';
import { forgetKept } from '../../browser/kept-page.ts';
import { makeSearchWorker } from '../../browser/make-search-worker.ts';
import { markAppearances } from '../../browser/presses.ts';
import type { PageWindow } from '../config.ts';
import { orderCheckOf } from '../order-check.ts';
import { CHUNKS, TOKENS, type MoreChunk } from '../tokens.ts';

/** Hides the page of another session, and reloads it. Without cookies that would not help. */
const reloadIn =
  ({ document, location, navigator }: PageWindow) =>
  (): void => {
    if (!navigator.cookieEnabled) return;
    document.documentElement.hidden = true;
    location.reload();
  };

/** A form leaves the page, and the mock in the page serves only its `fetch` (LS-10). */
const estimateFilesOf = (page: ResolutionContext, shopper: PageShopper) => {
  const { window, isMock } = page.get(TOKENS.config);
  const deps = { ...page.get(TOKENS.http), window, shopper };
  return isMock ? estimateFilesByFetch(deps) : estimateFilesByForm(deps);
};

const createUseCases = (page: ResolutionContext, shopper: PageShopper) => {
  const { window, storage, storefront, allowedHosts, send = () => undefined } = page.get(TOKENS.config);
  const { document, location } = window;
  const { mark, onLost } = shopper;
  const search = workerSearch<BestCombination>(makeSearchWorker);
  return moreUseCases({
    changes: orderCheckOf(page).changes,
    estimateFiles: estimateFilesOf(page, shopper),
    bestPrice: { search: (question, listener) => search({ ...question, isQuick: true }, listener) },
    connection: connection(window, answersIn(window)),
    tabs: otherTabs(globalThis),
    nudges: nudgeMemory(document),
    memos: memoMemory(storage),
    sharing: sharedLinks(window, storefront.device === 'm'),
    slotMemory: slotMemory(storage),
    gatewayMessages: gatewayMessages(window, [location.origin, ...allowedHosts.map((host) => `https://${host}`)]),
    canJoinClub: ({ cart, extras: around }) => canJoinClub(cart, around.club),
    entry: parseQuery(location.search).query,
    lostSession: { ...lostActionMemory(storage), mark, onLost, send, reload: reloadIn(window) },
  });
};

const explainIn = ({ document, location }: PageWindow, cart: () => Cart): void =>
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href="/playground/"]') : null;
    if (link === null) return;
    event.preventDefault();
    void import('../../browser/explain-cart.ts').then(async ({ playgroundAddress }) =>
      location.assign(await playgroundAddress(cart())),
    );
  });

const moreChunk = (page: ResolutionContext): MoreChunk => {
  const { window, storage } = page.get(TOKENS.config);
  const [http, clock] = [page.get(TOKENS.http), page.get(TOKENS.clock)];
  // the page has been shown, so a press that follows a return to its tab may come too soon (CS-10)
  markAppearances(window);
  forgetKept(window);
  const shopper = shownShopper(window.document);
  return {
    ...createUseCases(page, shopper),
    onLost: shopper.onLost,
    client: httpClient({ ...http, log: page.get(TOKENS.log), shopper }),
    log: httpLog({
      calls: httpReports(http),
      clock,
      pageUrl: () => window.location.href,
      known: page.get(TOKENS.known),
    }),
    saveSession: (session) => saveSession(window, session),
    explain: (cart) => explainIn(window, cart),
    overlays: overlaysPart,
    deferredViews: deferredViewsWith(orderCheckOf(page), () => recallSplit(storage)),
    estimateViews: estimateViewsOf(clock),
    EstimateLayer,
    moreViews: (store, context) => moreViewsOf(store, context, orderCheckOf(page).judge, memoDraft(storage)),
    moreComponents,
  };
};

export const chunk = new ContainerModule(({ bind }) => {
  bind(CHUNKS.more).toDynamicValue(moreChunk);
});
