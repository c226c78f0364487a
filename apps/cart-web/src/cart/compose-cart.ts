import { reportThrown, type Log } from '@baguni/domain';
import { cartSession } from '@baguni/use-cases';
import type { CartParts } from './cart-parts.ts';
import type { PageConfig } from '../compose/config.ts';
import { portsOf } from '../compose/ports.ts';

/** What stands behind a cart page. */
export interface CartApp {
  readonly log: Log;
  /** Tells the shopper of an error that nothing caught, and reports it (ER-07). */
  readonly unhandled: (thrown: unknown) => void;
  /** Begins to listen and opens the cart (LS-01). */
  readonly start: () => void;
  /** Ends the session; the page is being left. */
  readonly stop: () => void;
}

/** Gives the session its ports and joins the circle: click → command → use case → event → state → view. */
export const compose = (
  config: PageConfig,
  { store, views, shopper, initial, commands, begin, dispatch }: CartParts,
): CartApp => {
  const { orders: _, sessionFile, ...ports } = portsOf(config, () => store.state.environment.name);
  const { log } = ports;
  const saveSession = () => sessionFile(store.eventLog());
  const session = cartSession({ ...ports, shopper, saveSession }, initial, commands);
  const shown = session.transitions.subscribe(dispatch);
  return {
    log,
    unhandled: session.unhandled,
    start: () => {
      session.start();
      begin();
      // while the cart is on its way: what is said when something is refused, and what says it; ordering itself asks again
      void config.words.messages.load();
      views.loadDeferredViews().catch((thrown: unknown) => reportThrown(log, thrown));
    },
    stop: () => {
      session.stop();
      shown.unsubscribe();
    },
  };
};
