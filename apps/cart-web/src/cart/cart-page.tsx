import { notLoaded, transition } from '@baguni/domain';
import { earlyInput, redo } from '../browser/early-input.ts';
import type { Screen } from '../compose/site-page.ts';
import type { CartApp } from './compose-cart.ts';
import type { CartConfig } from '../compose/config.ts';
import { cartParts, type CartParts } from './cart-parts.ts';
import { cartView } from './cart-view.tsx';
import { partsOf } from './parts-of.ts';

/** What stands behind the page is loaded beside its words: the first view is drawn without it. */
export const loadSession = () => import('./compose-cart.ts');

/**
 * The page's own files could not be had: it says so as for any failed load, and trying again loads it anew (PG-04). A
 * cart that is shown already stays; what is wanted of it cannot be done for now.
 */
const failed = ({ dispatch, initial, commands, overlays, begin }: CartParts, reload: () => void): void => {
  dispatch(transition(initial, { type: 'CartLoadFailed', error: notLoaded() }));
  commands.subscribe(({ type }) => {
    if (type === 'OpenCart') reload();
    else if (type !== 'ResumeCart') overlays.notifyTrouble();
  });
  if (initial.load === 'Loaded') begin();
};

/** Begins when all that the server has drawn listens, and does what the shopper did before it did. */
const started = async ({ overlays, isTakenOver }: CartParts, joining: Promise<CartApp | undefined>, root: Document) => {
  const early = earlyInput(root);
  await isTakenOver;
  overlays.load();
  const app = await joining;
  app?.start();
  // what the session has changed by now is drawn first: a box says by then what the cart says
  setTimeout(() => redo(early));
};

const missing = (): never => {
  throw new Error('what stands behind the page did not load');
};

/** The cart page, ready to be drawn; what stands behind it joins as soon as it is there. */
export const cartScreen = (config: CartConfig): Screen => {
  const loading = loadSession();
  const parts: CartParts = cartParts(
    config,
    partsOf(async () => (await joining) ?? missing()),
  );
  const joining: Promise<CartApp | undefined> = loading.then(
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
    isTakenOver: parts.isTakenOver,
    start: () => {
      void started(parts, joining, config.window.document);
      return () => void joining.then((app) => app?.stop());
    },
  };
};
