import { CartPage, StoreContext } from '@baguni/components';
import { notLoaded, transition } from '@baguni/domain';
import type { Screen } from '../compose/site-page.ts';
import type { CartApp } from './compose-cart.ts';
import type { CartConfig } from '../compose/config.ts';
import { cartParts, type CartParts } from './cart-parts.ts';

/** What stands behind the page is loaded beside its words: the first view is drawn without it. */
export const loadSession = () => import('./compose-cart.ts');

/** The page's own files could not be had: it says so as for any failed load, and trying again loads it anew (PG-04). */
const failed = ({ dispatch, initial, commands }: CartParts, reload: () => void): void => {
  dispatch(transition(initial, { type: 'CartLoadFailed', error: notLoaded() }));
  commands.subscribe(({ type }) => {
    if (type === 'OpenCart') reload();
  });
};

/** The cart page, ready to be drawn; what stands behind it joins as soon as it is there. */
export const cartScreen = (config: CartConfig): Screen => {
  const parts = cartParts(config);
  const joining: Promise<CartApp | undefined> = loadSession().then(
    ({ compose }) => compose(config, parts),
    () => {
      failed(parts, () => config.window.location.reload());
      return undefined;
    },
  );
  return {
    node: (
      <StoreContext value={parts}>
        <CartPage overlays={parts.overlays} />
      </StoreContext>
    ),
    log: { report: (report) => void joining.then((app) => app?.log.report(report)) },
    unhandled: (thrown) => void joining.then((app) => app?.unhandled(thrown)),
    showTab: (tab) => parts.send({ type: 'SwitchTab', tab }),
    start: () => {
      parts.overlays.load();
      void joining.then((app) => app?.start());
      return () => void joining.then((app) => app?.stop());
    },
  };
};
