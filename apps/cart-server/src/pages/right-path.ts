import { tabType } from '@baguni/contract';
import {
  featuresOf,
  visibleTabs,
  type CartTab,
  type Storefront,
  appOf,
  rightSegments,
  withTab,
  cartPath,
  orderPath,
  type RoutePage,
  type RouteQuery,
  type Segments,
} from '@baguni/domain/internal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { clearCookie, cookieIn, charsetLanguage, browserDevice, keepsSegment, tenantOf } from '../http/storefront.ts';

/**
 * Takes the tab that another page chose by cookie and clears the cookie (LS-09). Keeps it if there are no tabs;
 * ignores a hidden tab.
 */
const takeChosenTab = (
  request: FastifyRequest,
  reply: FastifyReply,
  storefront: Storefront,
  config: Config,
): CartTab | undefined => {
  const tabs = visibleTabs(featuresOf(storefront));
  const chosen = cookieIn(request, tabType);
  if (tabs.length === 0 || chosen === undefined) return undefined;
  // HEAD does not open the page
  if (request.method === 'GET') clearCookie(reply, tabType, config);
  return chosen !== undefined && tabs.includes(chosen) ? chosen : undefined;
};

type Asked = Exclude<RoutePage, { readonly type: 'Root' | 'Unknown' }>;

const withSegments = (url: string, asked: Asked, { language, device }: Segments): string => {
  const place = { language, device };
  const path = asked.type === 'Cart' ? cartPath({ ...asked, ...place }) : orderPath({ ...asked, ...place });
  return path + url.slice(url.search(/\?|$/u));
};

const storefrontOf = (request: FastifyRequest, segments: Segments, config: Config): Storefront => ({
  ...segments,
  tenant: tenantOf(request, config),
  app: appOf(request.headers['user-agent'] ?? ''),
});

/**
 * Redirect path of a page for a browser, or null if the path is right (RT-05, RT-06). Applies and clears the tab
 * cookie of the cart (LS-09).
 */
export const rightPath = (
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Asked,
  query: RouteQuery,
  config: Config,
): string | null => {
  const fromPC = keepsSegment(request, reply, query.fromPC, config);
  const browser = { device: browserDevice(request, config), fromPC, charset: charsetLanguage(request) };
  const segments = rightSegments(asked, browser);
  const storefront = storefrontOf(request, segments, config);
  const tab = asked.type === 'Cart' ? takeChosenTab(request, reply, storefront, config) : undefined;
  const path = withSegments(request.url, asked, segments);
  const tabbed = tab === undefined ? path : withTab(path, tab);
  return tabbed === request.url ? null : tabbed;
};
