import { CartPage, StoreContext, type PageOverlays, type PageStore } from '@baguni/components';
import type { ReactNode } from 'react';

/** The cart page over its store; server and browser render the same markup for hydration. */
export const cartView = (store: PageStore, overlays: PageOverlays): ReactNode => (
  <StoreContext value={store}>
    <CartPage overlays={overlays} />
  </StoreContext>
);
