import { CartPage, StoreContext, type PageOverlays, type PageStore } from '@baguni/components';
import type { ReactNode } from 'react';

/** The cart page over its store: the same on the server and in a browser, so that the one can take the other's over. */
export const cartView = (store: PageStore, overlays: PageOverlays): ReactNode => (
  <StoreContext value={store}>
    <CartPage overlays={overlays} />
  </StoreContext>
);
