import { mockFetch } from '@baguni/backend';
import { engineOffers } from '@baguni/contract/engine/offers';
import { orderCheck } from '@baguni/contract/engine/orders';
import { enginePrices } from '@baguni/contract/engine/prices';
import { parseRoute, tenants, type Tenant } from '@baguni/domain/internal';
import { defaultScenario, isScenarioName } from '@baguni/scenarios';

/** A marketplace in the page: its back end is in memory, and all pages of a document share it (LS-10). */
export interface Mock {
  readonly tenant: Tenant;
  readonly fetch: typeof fetch;
}

/** Creates the marketplace that a query selects. An unknown tenant or scenario counts as missing. */
export const createMock = (search: string, ownTenant: Tenant): Mock => {
  const query = new URLSearchParams(search);
  const tenant = tenants.find((known) => known === query.get('tenant')) ?? ownTenant;
  const name = query.get('scenario') ?? '';
  const scenario = isScenarioName(name) ? name : defaultScenario;
  const engine = { prices: enginePrices, orders: orderCheck, offers: engineOffers };
  return { tenant, fetch: mockFetch({ scenario, tenant, engine, now: () => Date.now() }) };
};

/** The parameters of a mock marketplace; all its pages keep them. */
const mockParams = ['mock', 'scenario', 'tenant'] as const;

/** Adds the parameters of the mock marketplace to an address of ours. */
export const inMock = (address: string, search: string, base: string): string => {
  const url = new URL(address, base);
  const own = new URLSearchParams(search);
  for (const name of mockParams) {
    const value = own.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  return `${url.pathname}${url.search}${url.hash}`;
};

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** Returns the address of a page of ours that a click opens, or `null` if it opens none. */
const clickedPage = (event: MouseEvent, { origin, pathname }: Location): URL | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (event.defaultPrevented || !isPlain(event) || link === null || link.origin !== origin) return null;
  const url = new URL(link.href);
  return url.pathname !== pathname && parseRoute(url).page.type !== 'Unknown' ? url : null;
};

/** Keeps clicks on links between our pages in the document, because the marketplace ends with it (LS-10). */
export const stayInMock = (window: Window, go: (address: string) => void): void => {
  window.document.addEventListener('click', (event) => {
    const url = clickedPage(event, window.location);
    if (url === null) return;
    event.preventDefault();
    go(inMock(url.href, window.location.search, window.location.href));
  });
};
