import {
  orderPath,
  pageAt,
  safeTarget,
  SELF_AUTHENTICATION,
  withTab,
  type SafeTarget,
  type TxKey,
} from '@baguni/domain';
import type { Page } from '@baguni/use-cases';
import { option as O } from 'fp-ts';
import type { AppPage } from './app-page.ts';

/** Of a browser's window, what the page needs. */
export interface PageWindow {
  readonly setTimeout: (run: () => void, ms: number) => unknown;
  readonly close: () => void;
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash' | 'href' | 'origin' | 'reload'>;
  readonly history: Pick<History, 'pushState' | 'state' | 'length' | 'back'>;
}

/** How a page leaves, and where to. */
export interface PageExits {
  /** Leaves for an address. */
  readonly navigate: (address: string) => void;
  /** The address of the marketplace's main page. */
  readonly home: string;
  /** The marketplace's site for members, e.g. `https://member.outlet.example`; empty: the demo's pages on the page's own. */
  readonly memberSite: string;
  /** Where the page's address says that closing leads to; empty where it says nothing (RT-11). */
  readonly closeTo: string;
  /** The hosts to which data may lead besides the page's own origin (RT-12). */
  readonly allowedHosts: readonly string[];
  /** The app that shows the page; none in a browser (AB-03). */
  readonly app?: AppPage | undefined;
}

/** After how long a page without a history closes its window, in ms (RT-11). */
const CLOSE_MS = 500;

/** The browser's page. After a failure it leaves once: of several answers that lead elsewhere the first counts (RD-4). */
export const browserPage = (
  window: PageWindow,
  { navigate, home, memberSite, closeTo, allowedHosts, app }: PageExits,
): Page => {
  /** To the pages of an order and of members: an app opens them itself (CK-15). */
  const open = app?.open ?? navigate;
  const page = () => pageAt(window.location.pathname);
  let hasLeft = false;
  const leave = (go: () => void): void => {
    if (hasLeft) return;
    hasLeft = true;
    go();
  };
  const { origin } = window.location;
  /** To a page for members and back to here, query and hash included (RT-12), or on; another site needs the whole address. */
  const navigateWithReturn = (path: string, back = window.location.href.slice(origin.length)): void => {
    const address = `${memberSite ? origin : ''}${back}`;
    open(`${memberSite}${path}?returnUrl=${encodeURIComponent(address.toWellFormed())}`);
  };
  const orderAt = (txKey: TxKey): string => {
    const current = page();
    const { language, device } = current.type === 'Cart' || current.type === 'Order' ? current : unknownPlace;
    return orderPath({ language, device, txKey });
  };
  const targetOf = (address: string): O.Option<SafeTarget> => {
    const rules = { base: window.location.href, allowedHosts };
    const target = app?.targetOf(address, rules) ?? O.none;
    return O.isSome(target)
      ? target
      : O.filter((found: SafeTarget) => found !== window.location.href)(safeTarget(address, rules));
  };
  return {
    showTab: (tab) => {
      const current = page();
      if (current.type !== 'Cart' || current.tab === tab) return;
      window.history.pushState(window.history.state, '', withTab(window.location, tab));
    },
    goToSignIn: (key) => navigateWithReturn('/sign-in', key && orderAt(key)),
    goToSelfAuthentication: () => navigateWithReturn(SELF_AUTHENTICATION),
    goToOrder: (key) => open(orderAt(key)),
    targetOf,
    goTo: (target) => leave(() => navigate(target)),
    goHome: () => leave(() => navigate(home)),
    goBack: () => {
      // going back may stay on this page, e.g. after a tab was switched: then the page has not been left
      if (window.history.length === 1) leave(() => navigate(home));
      else if (!hasLeft) window.history.back();
    },
    close: () => {
      app?.close();
      const target = closeTo === '' ? O.none : targetOf(closeTo);
      if (O.isSome(target)) leave(() => navigate(target.value));
      else if (window.history.length > 1) window.history.back();
      else window.setTimeout(() => window.close(), CLOSE_MS);
    },
    refresh: () => leave(() => window.location.reload()),
  };
};

/** The place of a page that is not one of ours. */
const unknownPlace = { language: 'ko', device: { _tag: 'None' } } as const;
