import { appOf, parseRoute, tenantOfHost, type CartTab, type QueryProblem, type Storefront } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { allowedHostsAt, backOf, environmentOfHost, mayMock, headOf, linksOf } from '../browser/links.ts';
import { shownTab } from '../browser/resolved-route.ts';
import type { Links } from '@baguni/presentation';

export interface AskedPage {
  readonly storefront: Storefront;
  readonly tab: CartTab;
  readonly problems: readonly QueryProblem[];
  readonly links: Links;
  readonly allowedHosts: readonly string[];
}

/** Parses an address. Returns undefined for other pages, a missing device or a mocked cart (RT-01, LS-10). */
export const askedPage = (url: URL, userAgent: string): AskedPage | undefined => {
  const { page, query, problems } = parseRoute(url);
  if (page.type !== 'Cart' || O.isNone(page.device)) return undefined;
  if (query.mock && mayMock(url.hostname)) return undefined;
  const [tenant, device] = [tenantOfHost(url.hostname), page.device.value];
  const storefront: Storefront = { tenant, device, language: page.language, app: appOf(userAgent) };
  const environment = environmentOfHost(url.hostname);
  const allowedHosts = allowedHostsAt(url.hostname, tenant);
  const closeTo = O.getOrElse(() => '')(query.closeUrl);
  const facts = { ...storefront, ...query, base: url.href, allowedHosts };
  const [head, back] = [headOf(facts), backOf(facts)];
  return {
    storefront,
    tab: shownTab(page.tab, storefront),
    problems,
    links: linksOf({ environment, tenant, device, isMock: false, head, closeTo, back }),
    allowedHosts,
  };
};
