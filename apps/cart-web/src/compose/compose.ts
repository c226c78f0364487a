import type { PageOverlays, PageStore } from '@baguni/components';
import type { Log } from '@baguni/domain';
import { dispatchTo } from '@baguni/presentation';
import { Container } from 'inversify';
import { browserModule } from './browser-module.ts';
import { cartModule } from './cart-module.ts';
import type { CartConfig } from './config.ts';
import { httpModule } from './http-module.ts';
import { tokens } from './tokens.ts';

/** A cart page, composed: what it shows, what lies over it, and how it begins and ends. */
export interface CartApp extends PageStore {
  readonly overlays: PageOverlays;
  readonly log: Log;
  /** Begins to listen and opens the cart (LS-01). */
  readonly start: () => void;
  /** Ends the session; the page is being left. */
  readonly stop: () => void;
}

const containerOf = (config: CartConfig): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(tokens.config).toConstantValue(config);
  container.load(browserModule, httpModule, cartModule(config));
  return container;
};

/** Binds the ports to their adapters and joins the circle: click → command → use case → event → state → view. */
export const compose = (config: CartConfig): CartApp => {
  const container = containerOf(config);
  const [store, session] = [container.get(tokens.store), container.get(tokens.session)];
  container.get(tokens.gate).open(session.send);
  const told = session.events.subscribe(dispatchTo(store, container.get(tokens.announcer)));
  return {
    views: container.get(tokens.views),
    overlays: container.get(tokens.overlays),
    log: container.get(tokens.log),
    send: store.send,
    start: () => {
      session.start();
      store.send({ type: 'OpenCart' });
    },
    stop: () => {
      session.stop();
      told.unsubscribe();
    },
  };
};
