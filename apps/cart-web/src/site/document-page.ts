import { deviceOf, parseRoute, type Device, type Language, type QueryProblem, type Storefront } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { markDocument } from '../browser/mark-document.ts';
import type { Network } from './network.ts';
import { cartPathOf, placeOf, shownTab, type Place } from '../browser/resolved-route.ts';

/** The page that an address asks for, as it will be shown. */
export interface DocumentPage {
  readonly place: Place;
  readonly storefront: Storefront;
  /** What of the query was ignored (RT-04). */
  readonly problems: readonly QueryProblem[];
}

const storefrontOf = ({ tenant }: Network, language: Language, device: Device): Storefront => ({
  tenant,
  language,
  device,
  app: O.none,
});

const withShownTab = (place: Place, storefront: Storefront): Place =>
  place.page === 'Cart' ? { ...place, tab: shownTab(place.tab, storefront) } : place;

/** Reads the address of a document; what it leaves out, or what the storefront hides, is filled in (RT-01, PG-02). */
export const readPage = (window: Window, network: Network): DocumentPage => {
  const { userAgent, languages } = window.navigator;
  const route = parseRoute(window.location);
  const asked = placeOf(route, { device: deviceOf(userAgent), languages });
  const storefront = storefrontOf(network, asked.language, asked.device);
  return { place: withShownTab(asked, storefront), storefront, problems: route.problems };
};

/** Writes back into the document what the address left out, keeping query and hash, and marks its root (RT-01, WA-19). */
export const settleDocument = (window: Window, { place, storefront }: DocumentPage): void => {
  markDocument(window.document.documentElement, storefront);
  if (place.page !== 'Cart') return;
  const { pathname, search, hash } = window.location;
  const path = cartPathOf(place, place.tab);
  if (path !== pathname) window.history.replaceState(window.history.state, '', `${path}${search}${hash}`);
};
