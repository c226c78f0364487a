import { cartSession, patiently, reportThrown, type Ports } from '@baguni/use-cases';
import { nextTask } from '../browser/page-window.ts';
import type { CartParts } from './cart-parts.tsx';
import type { PageConfig } from '../compose/config.ts';
import { pageContainer } from '../compose/container.ts';
import { TOKENS, type Get } from '../compose/tokens.ts';

const portsOf = (get: Get): Omit<Ports, 'price' | 'shopper' | 'saveSession'> => ({
  server: get(TOKENS.server),
  page: get(TOKENS.page),
  clock: get(TOKENS.clock),
  prices: get(TOKENS.prices),
  log: get(TOKENS.log),
  memory: get(TOKENS.memory),
  newKey: get(TOKENS.newKey),
  overseaMemory: get(TOKENS.overseaMemory),
  couponPrompt: get(TOKENS.couponPrompt),
  chunks: get(TOKENS.chunks),
});

export const compose = (
  config: PageConfig,
  { store, views, overlays, shopper, initial, commands, begin, dispatch }: CartParts,
) => {
  const get = pageContainer(
    { ...config, send: store.send },
    () => store.state.environment.name,
    () => [store.state.cart.buyer.buyerName],
  );
  const log = get(TOKENS.log);
  const saveSession = () => get(TOKENS.sessionFile)(store.eventLog());
  const session = cartSession(
    { ...portsOf(get), price: views.context.price, shopper, saveSession },
    initial,
    commands,
    store.together,
  );
  const shown = session.transitions.subscribe(dispatch);
  let loading: { readonly unsubscribe: () => void } | undefined;
  return {
    chunks: get(TOKENS.chunks),
    log,
    unhandled: session.unhandled,
    /** Settles when all views of the page are loaded, or have failed. */
    start: (): Promise<void> => {
      session.start();
      begin();
      // everything that the page shows next loads while the cart does
      void config.words.messages.load();
      const deferredViews = async () => {
        const more = await get(TOKENS.chunks).more();
        more.explain(() => store.state.cart);
        // the use cases of the chunk start in this task
        await nextTask(config.window);
        return more.deferredViews;
      };
      const load = () => Promise.all([views.loadDeferredViews(deferredViews), overlays.load()]);
      return new Promise((resolve) => {
        loading = patiently(load).subscribe({
          complete: resolve,
          error: (thrown: unknown) => {
            reportThrown(log, thrown);
            resolve();
          },
        });
      });
    },
    stop: () => {
      loading?.unsubscribe();
      session.stop();
      shown.unsubscribe();
    },
  };
};
