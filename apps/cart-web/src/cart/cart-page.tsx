import { notLoaded } from '@baguni/domain';
import { loadFailed } from '@baguni/use-cases';
import { earlyInput } from '../browser/early-input.ts';
import { earlyPresses } from '../browser/early-presses.ts';
import type { Early } from '../browser/redo.ts';
import type { SitePage } from '../compose/site-page.ts';
import type { CartApp } from './compose-cart.ts';
import type { CartConfig, PageWindow } from '../compose/config.ts';
import type { Chunks } from '../compose/tokens.ts';
import { cartParts, type CartParts } from './cart-parts.ts';
import { cartView } from './cart-view.tsx';

/** What stands behind the page is loaded beside its words: the first view is drawn without it. */
export const loadSession = () => import('./compose-cart.ts');

/**
 * The page's own files could not be had: it says so as for any failed load, and trying again loads it anew (PG-04). A
 * cart that is shown already stays; what is wanted of it cannot be done for now.
 */
const failed = ({ dispatch, initial, commands, overlays, begin }: CartParts, reload: () => void): void => {
  dispatch({ event: { type: 'CartLoadFailed', error: notLoaded() }, state: loadFailed(initial) });
  commands.subscribe(({ type }) => {
    if (type === 'OpenCart') reload();
    else if (type !== 'ResumeCart') overlays.notifyTrouble();
  });
  if (initial.load === 'Loaded') begin();
};

/** The mark of the moment from which rows can be used. */
const USABLE = 'cart-usable';

/** What was done before the page listened is done again by code of its own: mostly there is none. */
const doneAgain = async (early: Early): Promise<void> => {
  if (early.changed.length + early.presses.length === 0) return;
  const again = await import('../browser/redo.ts');
  again.redo(early);
};

/** Begins when all that the server has drawn listens. */
const started = async (parts: CartParts, joining: Promise<CartApp | undefined>, window: PageWindow): Promise<void> => {
  const { document } = window;
  const early = { changed: earlyInput(document), presses: earlyPresses(window) };
  await parts.isTakenOver;
  const app = await joining;
  // for those who measure: from here on nothing that is loaded is waited for
  performance.mark(USABLE);
  app?.start();
  await parts.hasBegun;
  // what the session has changed by now is drawn first: a box says by then what the cart says
  await new Promise<void>((resolve) => void window.setTimeout(resolve));
  await doneAgain(early);
  delete document.documentElement.dataset['drawn'];
};

const missing = (): never => {
  throw new Error('the session did not load');
};

/** The cart page, ready to be drawn; what stands behind it joins as soon as it is there. */
export const cartPage = (config: CartConfig): SitePage => {
  const loading = loadSession();
  // the chunks are part of the container, which loads with the session
  const chunks = async (): Promise<Chunks> => ((await joining) ?? missing()).chunks;
  const parts: CartParts = cartParts(config, {
    more: async () => (await chunks()).more(),
    coupons: async () => (await chunks()).coupons(),
    overseas: async () => (await chunks()).overseas(),
  });
  const joining: Promise<CartApp | undefined> = loading.then(
    ({ compose }) => compose(config, parts),
    () => {
      void parts.isTakenOver.then(() => failed(parts, () => config.window.location.reload()));
      return undefined;
    },
  );
  const usable = Promise.withResolvers<void>();
  return {
    node: cartView(parts, parts.overlays),
    log: { report: (report) => void joining.then((app) => app?.log.report(report)) },
    unhandled: (thrown) => void joining.then((app) => app?.unhandled(thrown)),
    showTab: (tab) => parts.send({ type: 'SwitchTab', tab }),
    isUsable: usable.promise,
    start: () => {
      void started(parts, joining, config.window).finally(usable.resolve);
      return () => void joining.then((app) => app?.stop());
    },
  };
};
