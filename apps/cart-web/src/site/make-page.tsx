import { LinkContext, loadFonts } from '@baguni/components';
import { loadAllWords, loadWords } from '@baguni/presentation';
import { cartScreen, loadSession } from '../cart/cart-page.tsx';
import type { PageConfig } from '../compose/config.ts';
import type { DocumentPage } from './document-page.ts';
import type { Network } from './network.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { pageConfigOf } from './page-config.ts';
import type { Place } from '../browser/resolved-route.ts';
import { safeHrefOf } from '../browser/safe-href.ts';
import type { Screen } from '../compose/site-page.ts';
import { Trouble } from './Trouble.tsx';

/** What a screen is made over. */
export interface ScreenDeps {
  readonly window: Window;
  readonly network: Network;
  readonly navigate: PageConfig['navigate'];
  readonly page: DocumentPage;
}

/** The order page is loaded when it is asked for. */
const screenAt = async (place: Place, config: PageConfig): Promise<Screen> => {
  if (place.page === 'Cart') return cartScreen({ ...config, tab: place.tab });
  const { orderScreen } = await import('../order/order-page.tsx');
  return orderScreen(config, place.txKey);
};

/** Makes the screen of a page: loads the words of its language and no other, and binds everything together. */
export const screenOf = async ({ window, network, navigate, page }: ScreenDeps): Promise<Screen> => {
  const { storefront, place, problems } = page;
  // nothing waits for the fonts: stand-ins of the same measures hold their place
  void loadFonts(storefront.language);
  if (place.page === 'Cart') void loadSession();
  const words = await (place.page === 'Cart' ? loadWords : loadAllWords)(storefront);
  const screen = await screenAt(place, pageConfigOf(window, network, navigate, page, words));
  for (const problem of problems) screen.log.report({ type: 'QueryIgnored', problem });
  const trouble = <Trouble language={storefront.language} onRetry={() => window.location.reload()} />;
  return {
    ...screen,
    node: (
      <PageBoundary fallback={trouble}>
        <LinkContext value={safeHrefOf(window.location, storefront.tenant)}>{screen.node}</LinkContext>
      </PageBoundary>
    ),
  };
};
