import {
  allowedHosts as allowedHostsOf,
  appOf,
  parseRoute,
  type CartTab,
  type Storefront,
} from '@baguni/domain/internal';
import { backOf, headOf, linksOf, mayMock, siteAt } from '../browser/links.ts';
import { shownTab } from '../browser/resolved-route.ts';
import type { Asked } from '../browser/first-view.ts';

export interface AskedPage extends Asked {
  readonly storefront: Storefront;
  readonly tab: CartTab;
}

/**
 * Parses an address. Returns undefined for other pages, a missing device or a mocked cart (RT-01, LS-10).
 * @param hosts the hosts of an operator, if any
 */
export const askedPage = (url: URL, userAgent: string, hosts?: string): AskedPage | undefined => {
  const { page, query, problems } = parseRoute(url);
  if (page.type !== 'Cart' || page.device === undefined) return undefined;
  const site = siteAt(url.hostname, hosts);
  if (query.mock && mayMock(site)) return undefined;
  const { tenant } = site;
  const device = page.device;
  const storefront: Storefront = { tenant, device, language: page.language, app: appOf(userAgent) };
  const allowedHosts = allowedHostsOf(site.hosts);
  const closeTo = query.closeUrl ?? '';
  const facts = { ...storefront, ...query, base: url.href, allowedHosts };
  const [head, back] = [headOf(facts), backOf(facts)];
  return {
    storefront,
    tab: shownTab(page.tab, storefront),
    problems,
    links: linksOf({ site, device, isMock: false, head, closeTo, back }),
    allowedHosts,
  };
};
