import { cartPath, type QueryProblem, type Storefront } from '@baguni/domain';
import type { Links } from '@baguni/presentation';
import { option as O } from 'fp-ts';
import type { DrawnView } from '../browser/first-view.ts';
import { markDocument } from '../browser/mark-document.ts';
import type { ResolvedRoute } from '../browser/resolved-route.ts';

/** The page that an address asks for, as it will be shown. */
export interface DocumentPage {
  readonly place: ResolvedRoute;
  readonly storefront: Storefront;
  /** What of the query was ignored (RT-04). */
  readonly problems: readonly QueryProblem[];
  readonly links: Links;
  /** Where data may lead (RT-12). */
  readonly allowedHosts: readonly string[];
}

/** The page that the server has drawn: it has read the address already, and says what it has found. */
export const drawnPage = ({ state, asked }: DrawnView): DocumentPage => {
  const {
    cart: { storefront, tab },
  } = state;
  const { language, device } = storefront;
  return { ...asked, storefront, place: { page: 'Cart', language, device, tab } };
};

/** Writes back into the document what the address left out, keeping query and hash, and marks its root (RT-01, WA-19). */
export const settleDocument = (window: Window, { place, storefront }: DocumentPage): void => {
  markDocument(window.document.documentElement, storefront);
  if (place.page !== 'Cart') return;
  const { pathname, search, hash } = window.location;
  const path = cartPath({ ...place, device: O.some(place.device) });
  if (path !== pathname) window.history.replaceState(window.history.state, '', `${path}${search}${hash}`);
};
