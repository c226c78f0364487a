import { loadFonts } from '@baguni/components';
import type { Language } from '@baguni/domain';
import { loadAllWords, loadWords } from '@baguni/presentation';
import { option as O } from 'fp-ts';
import { cartScreen, loadSession } from '../cart/cart-page.tsx';
import type { PageConfig } from '../compose/config.ts';
import type { DrawnView } from '../browser/first-view.ts';
import type { DocumentPage } from './document-page.ts';
import { framed } from './framed.tsx';
import type { Network } from './network.ts';
import { pageConfigOf } from './page-config.ts';
import type { Place } from '../browser/resolved-route.ts';
import type { Screen } from '../compose/site-page.ts';

/** What a screen is made over. */
export interface ScreenDeps {
  readonly window: Window;
  readonly network: Network;
  readonly navigate: PageConfig['navigate'];
  readonly page: DocumentPage;
  /** What the server has drawn the page from; none where it came empty. */
  readonly firstView: DrawnView | undefined;
  /** Entries of the tab's history when the site was opened (RT-10). */
  readonly entriesAtStart: number;
}

/** The order page is loaded when it is asked for. */
const screenAt = async (place: Place, config: PageConfig, firstView: DrawnView | undefined): Promise<Screen> => {
  if (place.page === 'Cart') return cartScreen({ ...config, tab: place.tab, firstView });
  const { orderScreen } = await import('../order/order-page.tsx');
  return orderScreen(config, place.txKey);
};

/** Nothing waits for the fonts: stand-ins of the same measures hold their place. They come after what is drawn already. */
const loadFontsAfter = async (language: Language, { isUsable }: Partial<Screen>): Promise<void> => {
  await isUsable;
  await loadFonts(language);
};

/** Makes the screen of a page: loads the words of its language and no other, and binds everything together. */
export const screenOf = async ({
  window,
  network,
  navigate,
  page,
  firstView,
  entriesAtStart,
}: ScreenDeps): Promise<Screen> => {
  const { storefront, place, problems, allowedHosts } = page;
  const { location } = window;
  if (firstView === undefined) void loadFontsAfter(storefront.language, {});
  if (place.page === 'Cart') void loadSession();
  // a browser has no app: it loads nothing of it
  const app = O.isSome(storefront.app)
    ? (await import('@baguni/adapters/app-page')).appPage(window, storefront)
    : undefined;
  const words = await (place.page === 'Cart' ? loadWords : loadAllWords)(storefront);
  // the server has said messages: they are there before its view is taken over
  if (firstView?.hasMessages === true) await words.messages.load();
  const screen = await screenAt(
    place,
    pageConfigOf(window, network, navigate, page, words, app, entriesAtStart),
    firstView,
  );
  if (firstView) void loadFontsAfter(storefront.language, screen);
  for (const problem of problems) screen.log.report({ type: 'QueryIgnored', problem });
  return {
    ...screen,
    node: framed(screen.node, { base: location.href, allowedHosts, storefront, onRetry: () => location.reload() }),
  };
};
