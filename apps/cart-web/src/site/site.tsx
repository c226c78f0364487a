import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { Fragment, type ReactNode } from 'react';
import { drawnPage, settleDocument, type DocumentPage, isSamePage } from './document-page.ts';
import { takeFirstView } from '../browser/first-view.ts';
import { realNetwork } from './network.ts';
import { guardPresses } from '../browser/presses.ts';
import { listenForErrors, reactErrors, reportTo } from '../browser/report-errors.ts';
import type { SitePage } from '../compose/config.ts';
import { makePage } from './make-page.tsx';
import { Trouble } from './framed.tsx';

interface Shown {
  readonly page: DocumentPage;
  readonly sitePage: SitePage;
  readonly stop: () => void;
}

const loadAddress = () => import('./address.ts');

export const openSite = async (window: Window, element: Element): Promise<void> => {
  let shown: Shown | undefined;
  let turn = 0;
  const { length: entriesAtStart } = window.history;
  const onError = reportTo(() => shown?.sitePage.log);
  let root: Root | undefined;
  const show = (node: ReactNode, isDrawn: boolean): void => {
    if (root) root.render(node);
    else if (isDrawn) root = hydrateRoot(element, node, reactErrors(onError));
    else (root = createRoot(element, reactErrors(onError))).render(node);
  };
  listenForErrors(window, (thrown) => (shown ? shown.sitePage.unhandled(thrown) : onError(thrown)), onError);
  const drawn = takeFirstView(window.document);
  const network = drawn
    ? realNetwork(window, drawn.state.cart.storefront.tenant)
    : await (await loadAddress()).openAddress(window, element);
  if (!network) return;
  const navigate = network.navigateBy(() => void draw());
  const reload = (): void => window.location.reload();

  const readPage = async (): Promise<DocumentPage> => (await loadAddress()).readPage(window, network);

  const draw = async (): Promise<void> => {
    turn += 1;
    const mine = turn;
    const firstView = mine === 1 ? drawn : undefined;
    const page = firstView ? drawnPage(firstView) : await readPage();
    if (mine !== turn) return;
    settleDocument(window, page);
    shown?.stop();
    try {
      const sitePage = await makePage({ window, network, navigate, page, firstView, entriesAtStart });
      // the shopper navigated while the texts were loading
      if (mine !== turn) return;
      show(<Fragment key={turn}>{sitePage.node}</Fragment>, firstView !== undefined);
      shown = { page, sitePage, stop: sitePage.start() };
    } catch (thrown) {
      onError(thrown);
      show(<Trouble language={page.storefront.language} onRetry={reload} />, false);
    }
  };

  const follow = async (): Promise<void> => {
    const page = await readPage();
    if (!shown || !isSamePage(shown.page.place, page.place)) return void draw();
    settleDocument(window, page);
    if (page.place.page === 'Cart') shown.sitePage.showTab(page.place.tab);
  };

  guardPresses(window);
  window.addEventListener('popstate', () => void follow());
  await draw();
};
