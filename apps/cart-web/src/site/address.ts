import {
  allowedHosts as allowedHostsOf,
  appOf,
  deviceOf,
  parseRoute,
  type Route,
  type Storefront,
  LONE_LAYER_ID,
} from '@baguni/domain/internal';
import { backOf, headOf, linksOf, mayMock, siteOf } from '../browser/links.ts';
import { openChosenTab, resolvedRouteOf, shownTab, type ResolvedRoute } from '../browser/resolved-route.ts';
import type { DocumentPage } from './document-page.ts';
import { mockNetwork, realNetwork, type Network } from './network.ts';

// Address handling. A server-rendered page loads it on the first back or forward navigation.

const withShownTab = (place: ResolvedRoute, storefront: Storefront): ResolvedRoute =>
  place.page === 'Cart' ? { ...place, tab: shownTab(place.tab, storefront) } : place;

interface AskedPlace {
  readonly asked: ResolvedRoute;
  readonly storefront: Storefront;
}

const askedPlace = ({ navigator }: Window, { tenant }: Network, route: Route): AskedPlace => {
  const { userAgent, languages } = navigator;
  const asked = resolvedRouteOf(route, { device: deviceOf(userAgent), languages });
  const { language, device } = asked;
  return { asked, storefront: { tenant, language, device, app: appOf(userAgent) } };
};

export const readPage = (window: Window, network: Network): DocumentPage => {
  const site = siteOf(window);
  const route = parseRoute(window.location);
  const { asked, storefront } = askedPlace(window, network, route);
  const allowedHosts = allowedHostsOf(site.hosts);
  const { href: base } = window.location;
  const closeTo = route.query.closeUrl ?? '';
  const facts = { ...storefront, ...route.query, base, allowedHosts };
  const [head, back] = [headOf(facts), backOf(facts)];
  return {
    place: withShownTab(asked, storefront),
    storefront,
    problems: route.problems,
    links: linksOf({
      site: { ...site, tenant: storefront.tenant },
      device: storefront.device,
      isMock: network.isMock,
      head,
      closeTo,
      back,
    }),
    allowedHosts,
  };
};

/** The network, or the mocked marketplace if address and host allow it (LS-10, RD-8). */
const networkOf = async (window: Window): Promise<Network> => {
  const site = siteOf(window);
  const wantsMock = parseRoute(window.location).query.mock && mayMock(site);
  return (wantsMock ? mockNetwork : realNetwork)(window, site.tenant);
};

/** Opens the single layer that the server put into the document, if any (RT-08). */
const openLone = async (window: Window, element: Element): Promise<boolean> => {
  const lone = window.document.getElementById(LONE_LAYER_ID)?.textContent;
  if (!lone) return false;
  await (await import('./lone-layer.tsx')).openLoneLayer(window, element, lone);
  return true;
};

/** Returns the network of a page, or undefined if the address is a layer, which then is open. */
export const openAddress = async (window: Window, element: Element): Promise<Network | undefined> => {
  if (await openLone(window, element)) return undefined;
  const network = await networkOf(window);
  const { asked, storefront } = askedPlace(window, network, parseRoute(window.location));
  if (asked.page === 'Cart') openChosenTab(window, storefront);
  return network;
};
