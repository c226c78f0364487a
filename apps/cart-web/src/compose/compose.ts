import type { Log } from '@baguni/domain';
import type { CartParts } from '../cart/cart-parts.ts';
import { cartModule } from './cart-module.ts';
import type { PageConfig } from './config.ts';
import { containerOf } from './container.ts';
import { tokens } from './tokens.ts';

/** What stands behind a cart page. */
export interface CartApp {
  readonly log: Log;
  /** Begins to listen and opens the cart (LS-01). */
  readonly start: () => void;
  /** Ends the session; the page is being left. */
  readonly stop: () => void;
}

/** Binds the ports to their adapters and joins the circle: click → command → use case → event → state → view. */
export const compose = (config: PageConfig, parts: CartParts): CartApp => {
  const container = containerOf(config, cartModule(parts));
  const session = container.get(tokens.session);
  parts.gate.open(session.send);
  const told = session.events.subscribe(parts.dispatch);
  return {
    log: container.get(tokens.log),
    start: () => {
      session.start();
      session.send({ type: 'OpenCart' });
    },
    stop: () => {
      session.stop();
      told.unsubscribe();
    },
  };
};
