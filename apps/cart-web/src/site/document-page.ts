import { cartPath, type Storefront } from '@baguni/domain/internal';
import type { Asked, DrawnView } from '../browser/first-view.ts';
import { markDocument } from '../browser/page-window.ts';
import type { ResolvedRoute } from '../browser/resolved-route.ts';

export interface DocumentPage extends Asked {
  readonly place: ResolvedRoute;
  readonly storefront: Storefront;
}

/** The server-rendered page, with the server’s interpretation of the address. */
export const drawnPage = ({ state, asked }: DrawnView): DocumentPage => {
  const {
    cart: { storefront, tab },
  } = state;
  const { language, device } = storefront;
  return { ...asked, storefront, place: { page: 'Cart', language, device, tab } };
};

export const settleDocument = (window: Window, { place, storefront }: DocumentPage): void => {
  markDocument(window.document.documentElement, storefront);
  if (place.page !== 'Cart') return;
  const { pathname, search, hash } = window.location;
  const path = cartPath({ ...place, device: place.device });
  if (path !== pathname) window.history.replaceState(window.history.state, '', `${path}${search}${hash}`);
};

/** True if two addresses differ only in the tab. */
export const isSamePage = (a: ResolvedRoute, b: ResolvedRoute): boolean =>
  a.language === b.language &&
  a.device === b.device &&
  (a.page === 'Order' ? b.page === 'Order' && a.txKey === b.txKey : b.page === 'Cart');
