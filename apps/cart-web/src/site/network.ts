import { UNANSWERED } from '@baguni/adapters';
import type { Tenant } from '@baguni/domain/internal';
import type { PageConfig } from '../compose/config.ts';

export interface Network {
  readonly fetch: PageConfig['fetch'];
  readonly tenant: Tenant;
  readonly isMock: boolean;
  readonly navigateBy: (show: () => void) => PageConfig['navigate'];
}

/** A hidden page paints no frames, also one that is hidden meanwhile. */
const NO_FRAME_MS = 100;

/** Waits for the paint of a press, because starting a request takes as long. */
const painted = (window: Window): Promise<void> =>
  new Promise((resolve) => {
    window.requestAnimationFrame(() => window.setTimeout(resolve));
    window.setTimeout(resolve, NO_FRAME_MS);
  });

export const realNetwork = (window: Window, tenant: Tenant): Network => ({
  fetch: async (url, init) => {
    await painted(window);
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
