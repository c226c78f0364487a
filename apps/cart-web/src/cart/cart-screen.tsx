import { CartPage, StoreContext } from '@baguni/components';
import type { Screen } from '../app/screen.ts';
import { compose } from '../compose/compose.ts';
import type { CartConfig } from '../compose/config.ts';

/** The cart page, composed and ready to be drawn. */
export const cartScreen = (config: CartConfig): Screen => {
  const app = compose(config);
  return {
    node: (
      <StoreContext value={app}>
        <CartPage overlays={app.overlays} />
      </StoreContext>
    ),
    log: app.log,
    showTab: (tab) => app.send({ type: 'SwitchTab', tab }),
    start: () => {
      app.start();
      return app.stop;
    },
  };
};
