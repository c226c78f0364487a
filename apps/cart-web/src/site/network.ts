import { UNANSWERED } from '@baguni/adapters';
import type { Tenant } from '@baguni/domain/internal';
import type { PageConfig } from '../compose/config.ts';

export interface Network {
  readonly fetch: PageConfig['fetch'];
  readonly tenant: Tenant;
  readonly isMock: boolean;
  readonly navigateBy: (show: () => void) => PageConfig['navigate'];
}

export const realNetwork = (window: Window, tenant: Tenant): Network => ({
  fetch: async (url, init) => {
    // starting a request takes longer than painting the press that caused it
    await new Promise((resolve) => window.setTimeout(resolve));
    const answer = window.fetch(url, init);
    answer.catch(() => window.dispatchEvent(new Event(UNANSWERED)));
    return answer;
  },
  tenant,
  isMock: false,
  navigateBy: () => (address) => window.location.assign(address),
});

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
