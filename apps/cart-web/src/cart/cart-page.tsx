import { notLoaded } from '@baguni/domain/internal';
import { htmlLangs } from '@baguni/presentation';
import { loadFailed } from '@baguni/use-cases';
import { showFonts } from '../browser/fonts.ts';
import { takeEarlyActions, type EarlyActions } from '../browser/presses.ts';
import { nextTask } from '../browser/page-window.ts';
import type { SitePage, CartConfig } from '../compose/config.ts';
import type { compose } from './compose-cart.ts';
import type { Chunks } from '../compose/tokens.ts';
import { cartParts, type CartParts, cartView } from './cart-parts.tsx';

/** Loads the session code in parallel with the texts; the first view renders without it. */
export const loadSession = () => import('./compose-cart.ts');

/**
 * Shows a load error with a retry if code of the page fails to load (PG-04). A visible cart stays, but commands fail.
 */
const failed = ({ dispatch, initial, commands, overlays, begin }: CartParts, reload: () => void): void => {
  dispatch({ event: { type: 'CartLoadFailed', error: notLoaded() }, state: loadFailed(initial) });
  commands.subscribe(({ type }) => {
    if (type === 'OpenCart') reload();
    else if (type !== 'ResumeCart') overlays.notifyTrouble();
  });
  if (initial.load === 'Loaded') begin();
};

const USABLE = 'cart-usable';

/** Repeats early input; its code loads only if there is any. */
const doneAgain = async (early: EarlyActions): Promise<void> => {
  if (early.changed.length + early.presses.length === 0) return;
  const again = await import('../browser/redo.ts');
  again.redo(early);
};

/** Starts after all server-rendered parts are hydrated. */
const started = async (
  parts: CartParts,
  joining: Promise<ReturnType<typeof compose> | undefined>,
  { window, storefront, firstView }: CartConfig,
): Promise<void> => {
  const { document } = window;
  const early = takeEarlyActions(document, window);
  await parts.isTakenOver;
  // hydration has just ended in this task
  await nextTask(window);
  // its first use reads the data of the language, which takes as long as the first late views
  new Intl.DateTimeFormat(htmlLangs[storefront.language]).format();
  const app = await joining;
  await nextTask(window);
  performance.mark(USABLE);
  const complete = app?.start();
  await parts.hasBegun;
  // render pending session changes first, so that checkboxes show the cart’s state
  await nextTask(window);
  await doneAgain(early);
  delete document.documentElement.dataset['drawn'];
  // the fallback fonts have the same metrics, and each new font lays out all texts again
  await complete;
  if (firstView) await showFonts(storefront.language, document, parts.afterPaint);
};

const missing = (): never => {
  throw new Error('no session');
};

export const cartPage = (config: CartConfig): SitePage => {
  const loading = loadSession();
  // the chunks are part of the container, which loads with the session
  const chunks = async (): Promise<Chunks> => ((await joining) ?? missing()).chunks;
  const parts = cartParts(config, {
    more: async () => (await chunks()).more(),
    coupons: async () => (await chunks()).coupons(),
    overseas: async () => (await chunks()).overseas(),
  });
  const joining: Promise<ReturnType<typeof compose> | undefined> = loading.then(
    ({ compose }) => compose(config, parts),
    () => {
      void parts.isTakenOver.then(() => failed(parts, () => config.window.location.reload()));
      return undefined;
    },
  );
  return {
    node: cartView(parts, parts.overlays),
    log: { report: (report) => void joining.then((app) => app?.log.report(report)) },
    unhandled: (thrown) => void joining.then((app) => app?.unhandled(thrown)),
    showTab: (tab) => parts.send({ type: 'SwitchTab', tab }),
    start: () => {
      void started(parts, joining, config);
      return () => void joining.then((app) => app?.stop());
    },
  };
};
