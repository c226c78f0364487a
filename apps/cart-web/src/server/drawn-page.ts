import type { PageRequest } from '@baguni/contract';
import { enginePrices } from '@baguni/contract/engine/prices';
import { readFirstView, reportThrown } from '@baguni/use-cases';
import type { DrawnView } from '../browser/first-view.ts';
import { cartView } from '../cart/cart-view.tsx';
import { framed } from '../site/framed.tsx';
import type { AskedPage } from './asked-page.ts';
import { drawnBlockersOf } from './drawn-blockers.tsx';
import { readClient } from './read-client.ts';
import { withTimeout } from './with-timeout.ts';
import { markupOf } from './markup.ts';
import { partsOf } from './page-parts.ts';
import type { NotedWords } from './words.ts';

export interface DrawnPage {
  readonly markup: string;
  /** The data that the page was rendered from; available after rendering. */
  readonly view: () => DrawnView;
}

/** Reads a cart and renders its page (LS-01). Rejects on a timeout or a render error. */
export const drawnPage = async (request: PageRequest, asked: AskedPage, noted: NotedWords): Promise<DrawnPage> => {
  const { read, now, log, url } = request;
  const deps = { server: readClient(read), clock: { now: () => now }, prices: enginePrices, log };
  const reading = readFirstView(deps, asked);
  const view = await withTimeout(reading);
  const drawnBlockers = drawnBlockersOf(view.state, asked, noted.unnoted);
  const { store, overlays } = partsOf(view.state, asked, noted.words, drawnBlockers);
  const { storefront, problems, links, allowedHosts } = asked;
  const frame = { base: url, allowedHosts, storefront, onRetry: () => undefined };
  const markup = await markupOf(framed(cartView(store, overlays), frame), (thrown) => reportThrown(log, thrown));
  return {
    markup,
    view: () => ({ ...view, hasMessages: noted.hasMessages(), asked: { problems, links, allowedHosts } }),
  };
};
