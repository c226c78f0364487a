import { reportThrown, type Log } from '@baguni/domain';
import { cartSession, patiently, type Ports } from '@baguni/use-cases';
import type { CartParts } from './cart-parts.ts';
import type { PageConfig } from '../compose/config.ts';
import { pageContainer } from '../compose/container.ts';
import { wait } from '../compose/module-loader.ts';
import { TOKENS, type Get, type LateParts } from '../compose/tokens.ts';

/** What stands behind a cart page. */
export interface CartApp {
  /** What of it comes late. */
  readonly parts: LateParts;
  readonly log: Log;
  /** Tells the shopper of an error that nothing caught, and reports it (ER-07). */
  readonly unhandled: (thrown: unknown) => void;
  /** Begins to listen and opens the cart (LS-01). */
  readonly start: () => void;
  /** Ends the session; the page is being left. */
  readonly stop: () => void;
}

/** The rows go first: how long after them what is around the cart is loaded, unless the shopper asks for it (LS-04). */
const AFTER_ROWS_MS = 1000;

const withExtrasAfterRows = (parts: LateParts): LateParts => ({
  ...parts,
  extras: async () => {
    await wait(AFTER_ROWS_MS);
    return parts.extras();
  },
});

/** The ports of a session, but for what stands on the page itself. */
const portsOf = (get: Get): Omit<Ports, 'shopper' | 'saveSession'> => ({
  server: get(TOKENS.server),
  page: get(TOKENS.page),
  clock: get(TOKENS.clock),
  prices: get(TOKENS.prices),
  log: get(TOKENS.log),
  memory: get(TOKENS.memory),
  newKey: get(TOKENS.newKey),
  overseaMemory: get(TOKENS.overseaMemory),
  parts: withExtrasAfterRows(get(TOKENS.parts)),
});

/** Gives the session its ports and joins the circle: click → command → use case → event → state → view. */
export const compose = (
  config: PageConfig,
  { store, views, overlays, shopper, initial, commands, begin, dispatch }: CartParts,
): CartApp => {
  const get = pageContainer(config, () => store.state.environment.name);
  const log = get(TOKENS.log);
  const saveSession = () => get(TOKENS.sessionFile)(store.eventLog());
  const session = cartSession({ ...portsOf(get), shopper, saveSession }, initial, commands);
  const shown = session.transitions.subscribe(dispatch);
  let loading: { readonly unsubscribe: () => void } | undefined;
  return {
    parts: get(TOKENS.parts),
    log,
    unhandled: session.unhandled,
    start: () => {
      session.start();
      begin();
      // while the cart is on its way: what is said when something is refused, and what says it; ordering itself asks again
      void config.words.messages.load();
      const load = () => Promise.all([views.loadDeferredViews(), overlays.load()]);
      loading = patiently(load).subscribe({ error: (thrown: unknown) => reportThrown(log, thrown) });
    },
    stop: () => {
      loading?.unsubscribe();
      session.stop();
      shown.unsubscribe();
    },
  };
};
