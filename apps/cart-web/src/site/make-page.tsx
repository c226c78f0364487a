import { loadAllWords, loadWords } from '@baguni/presentation';
import type { PageConfig, SitePage } from '../compose/config.ts';
import { afterPaintOf, storageOf } from '../browser/page-window.ts';
import type { DocumentPage } from './document-page.ts';
import type { Network } from './network.ts';
import { showFonts } from '../browser/fonts.ts';
import { cartPage, loadSession } from '../cart/cart-page.tsx';
import type { DrawnView } from '../browser/first-view.ts';
import { framed } from './framed.tsx';
import type { ResolvedRoute } from '../browser/resolved-route.ts';

export interface MakePageDeps {
  readonly window: Window;
  readonly network: Network;
  readonly navigate: PageConfig['navigate'];
  readonly page: DocumentPage;
  readonly firstView: DrawnView | undefined;
  /** History length of the tab when the site was opened (RT-10). */
  readonly entriesAtStart: number;
}

const pageAtRoute = async (
  place: ResolvedRoute,
  config: PageConfig,
  firstView: DrawnView | undefined,
): Promise<SitePage> => {
  if (place.page === 'Cart') return cartPage({ ...config, tab: place.tab, firstView });
  const { orderPage } = await import('../order/order-page.tsx');
  return orderPage(config, place.txKey);
};

export const makePage = async ({
  window,
  network,
  navigate,
  page,
  firstView,
  entriesAtStart,
}: MakePageDeps): Promise<SitePage> => {
  const { storefront, place, problems, links, allowedHosts } = page;
  const { location } = window;
  if (firstView === undefined) void showFonts(storefront.language, window.document, afterPaintOf(window));
  if (place.page === 'Cart') void loadSession();
  // browsers outside the app do not load its code
  const app =
    storefront.app === undefined ? undefined : (await import('@baguni/adapters/app-page')).appPage(window, storefront);
  const words = await (place.page === 'Cart' ? loadWords : loadAllWords)(storefront);
  // the server rendered messages, so load them before hydration
  if (firstView?.hasMessages === true) await words.messages.load();
  const { fetch, isMock } = network;
  const storage = storageOf(window);
  const config = {
    window,
    storage,
    fetch,
    isMock,
    navigate,
    storefront,
    words,
    links,
    allowedHosts,
    app,
    entriesAtStart,
  };
  const sitePage = await pageAtRoute(place, config, firstView);
  for (const problem of problems) sitePage.log.report({ type: 'QueryIgnored', problem });
  return {
    ...sitePage,
    node: framed(sitePage.node, { base: location.href, allowedHosts, storefront, onRetry: () => location.reload() }),
  };
};
