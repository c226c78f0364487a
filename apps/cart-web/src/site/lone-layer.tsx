import { browserPage } from '@baguni/adapters';
import { LoneNudge, LonePage, LoneQuestion } from '@baguni/components/lone';
import { StoreContext } from '@baguni/components';
import {
  allowedHosts,
  appOf,
  sideLayers,
  type SideLayer,
  type LayerDetail,
  type LoneLayer,
  type LoneLayerAnswer,
} from '@baguni/domain/internal';
import { loadAllWords, type LayerAnswer } from '@baguni/presentation';
import { loneLayerView, loneNudgeView } from '@baguni/presentation/lone';
import type { CartEventType, Command } from '@baguni/use-cases';
import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';
import { linksOf, siteOf } from '../browser/links.ts';
import { markDocument, storageOf } from '../browser/page-window.ts';
import { cartParts } from '../cart/cart-parts.tsx';
import { compose } from '../cart/compose-cart.ts';
import type { CartConfig } from '../compose/config.ts';
import { framed } from './framed.tsx';
import { loneAnswer } from './lone-answer.ts';
import { realNetwork } from './network.ts';

type Answer = (answer: LoneLayerAnswer) => void;

const isSideLayer = (type: string): type is SideLayer => sideLayers.some((layer) => layer === type);

/** Returns the command that opens a layer of the cart, or undefined without the unit of a coupon box. */
const openingOf = ({ layerType, cartUnitId }: LayerDetail): Command | undefined => {
  if (isSideLayer(layerType)) return { type: 'OpenSideLayer', layer: layerType };
  if (cartUnitId === undefined) return undefined;
  return { type: 'OpenCouponBox', cartUnitId, scope: layerType === 'GroupCouponBox' ? 'ItemGroup' : 'Unit' };
};

const configOf = async (window: Window, { place }: LoneLayer): Promise<CartConfig> => {
  const { tenant, device } = place;
  const network = realNetwork(window, tenant);
  const app = appOf(window.navigator.userAgent);
  const site = siteOf(window);
  const storefront = { ...place, app };
  return {
    window,
    storage: storageOf(window),
    fetch: network.fetch,
    isMock: false,
    navigate: network.navigateBy(() => undefined),
    storefront,
    words: await loadAllWords(storefront),
    links: linksOf({
      site: { ...site, tenant },
      device,
      isMock: false,
      head: 'Plain',
      closeTo: '',
      back: undefined,
    }),
    allowedHosts: allowedHosts(site.hosts),
    app: app === undefined ? undefined : (await import('@baguni/adapters/app-page')).appPage(window, storefront),
    entriesAtStart: window.history.length,
    tab: 'All',
  };
};

const opened: readonly CartEventType[] = ['CartOpened'];
const closed: readonly CartEventType[] = ['SideLayerClosed', 'CouponBoxClosed', 'CartLoadFailed'];

/** Opens a layer of the cart over the shopper's own cart, without its page. Closing it is no, completing it is yes. */
const cartLayer = (config: CartConfig, detail: LayerDetail, answer: Answer): ReactNode => {
  const opening = openingOf(detail);
  if (opening === undefined) {
    answer(false);
    return null;
  }
  const { window } = config;
  const parts = cartParts(config, {
    more: async () => app.chunks.more(),
    coupons: async () => app.chunks.coupons(),
    overseas: async () => app.chunks.overseas(),
  });
  let isLeft = false;
  const send = (command: Command): void => {
    isLeft = command.type === 'CloseSideLayer' || command.type === 'CloseCouponBox';
    parts.send(command);
  };
  const app = compose(config, {
    ...parts,
    dispatch: (transition) => {
      parts.dispatch(transition);
      const { type } = transition.event;
      if (opened.includes(type)) send(opening);
      if (closed.includes(type)) window.setTimeout(() => answer(!isLeft && type !== 'CartLoadFailed'));
    },
  });
  void app.start();
  return (
    <StoreContext value={{ ...parts, send }}>
      <LonePage overlays={parts.overlays} />
    </StoreContext>
  );
};

const isAnswer = (answer: LayerAnswer): answer is LoneLayerAnswer =>
  answer !== 'ApplyChoice' && answer !== 'LeaveChoice';

const layerOf = (config: CartConfig, { detail }: LoneLayer, answer: Answer): ReactNode => {
  const question = loneLayerView(config.words, detail);
  if (question !== undefined)
    return (
      <LoneQuestion
        layer={question}
        closeLayer={(_, said) => answer(isAnswer(said) && said)}
        onMissing={() => undefined}
      />
    );
  const nudge = loneNudgeView(config.words, detail);
  return nudge === undefined ? (
    cartLayer(config, detail, answer)
  ) : (
    <LoneNudge nudge={nudge} send={(command) => answer(command.type !== 'DismissNudge')} />
  );
};

/** Opens a single layer without the cart, with the detail from the server’s store (RT-08). */
export const openLoneLayer = async (window: Window, element: Element, stored: string): Promise<void> => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server wrote it
  const lone = JSON.parse(stored) as LoneLayer;
  const config = await configOf(window, lone);
  const { storefront, allowedHosts, navigate, links, app } = config;
  const page = browserPage(window, { ...links, navigate, allowedHosts, app });
  markDocument(window.document.documentElement, storefront);
  if (lone.detail.title !== '') window.document.title = lone.detail.title;
  createRoot(element).render(
    framed(layerOf(config, lone, loneAnswer(window, lone, page.close)), {
      base: window.location.href,
      allowedHosts,
      storefront,
      onRetry: () => window.location.reload(),
    }),
  );
};
