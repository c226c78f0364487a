import { UNANSWERED } from '@baguni/adapters';
import type { Tenant } from '@baguni/domain';
import type { PageConfig } from '../compose/config.ts';

/** Where the page's calls go, and how it leaves for another page of ours. */
export interface Network {
  readonly fetch: PageConfig['fetch'];
  readonly tenant: Tenant;
  readonly isMock: boolean;
  /** @param show draws the page of the address as it now is */
  readonly navigateBy: (show: () => void) => PageConfig['navigate'];
}

/** The server of the site. */
export const realNetwork = (window: Window, tenant: Tenant): Network => ({
  fetch: (url, init) => {
    const answer = window.fetch(url, init);
    answer.catch(() => window.dispatchEvent(new Event(UNANSWERED)));
    return answer;
  },
  tenant,
  isMock: false,
  navigateBy: () => (address) => window.location.assign(address),
});

/** The marketplace in the page: leaving the document would end it, so its pages are drawn in place. */
export const mockNetwork = async (window: Window, ownTenant: Tenant): Promise<Network> => {
  const { createMock, inMock, stayInMock } = await import('../mock/mock.ts');
  return {
    ...createMock(window.location.search, ownTenant),
    isMock: true,
    navigateBy: (show) => {
      const go = (address: string): void => {
        window.history.pushState(null, '', inMock(address, window.location.search, window.location.href));
        window.scrollTo(0, 0);
        show();
      };
      stayInMock(window, go);
      return go;
    },
  };
};
