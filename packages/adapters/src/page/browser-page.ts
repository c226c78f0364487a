import { orderPath, parseRoute, selfAuthenticationPath, withTab, type Page } from '@baguni/domain';

/** Of a browser's window, what the page needs. */
export interface PageWindow {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'pushState' | 'state'>;
}

/** The browser's page. @param navigate leaves for an address of this site */
export const browserPage = (window: PageWindow, navigate: (address: string) => void): Page => {
  const page = () => parseRoute(window.location).page;
  return {
    showTab: (tab) => {
      const current = page();
      if (current.type !== 'Cart' || current.tab === tab) return;
      window.history.pushState(window.history.state, '', withTab(window.location, tab));
    },
    goToSelfAuthentication: () => navigate(selfAuthenticationPath(window.location)),
    goToOrder: (txKey) => {
      const current = page();
      const place = current.type === 'Cart' || current.type === 'Order' ? current : home;
      navigate(orderPath({ language: place.language, device: place.device, txKey }));
    },
  };
};

/** Where a page that is no page of ours stands. */
const home = { language: 'ko', device: { _tag: 'None' } } as const;
