import {
  orderPath,
  pageAt,
  safeTarget,
  SELF_AUTHENTICATION,
  withTab,
  type SafeTarget,
  type TxKey,
} from '@baguni/domain/internal';
import type { Page } from '@baguni/use-cases';
import type { AppPage } from './app-page.ts';

/** The window event for a call without any answer. */
export const UNANSWERED = 'unanswered';

export interface PageWindow {
  readonly setTimeout: (run: () => void, ms: number) => unknown;
  readonly close: () => void;
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash' | 'href' | 'origin' | 'reload'>;
  readonly history: Pick<History, 'pushState' | 'length' | 'back'>;
}

export interface PageExits {
  readonly navigate: (address: string) => void;
  readonly home: string;
  /** The member site, e.g. `https://member.outlet.example`. If empty, the demo pages of this origin are used. */
  readonly memberSite: string;
  /** The address to open on closing, from the page's query, or an empty string. */
  readonly closeTo: string;
  /** Hosts that redirects may target, in addition to the page's own origin (RT-12). */
  readonly allowedHosts: readonly string[];
  /** The app that shows the page, or undefined in a browser. */
  readonly app?: AppPage | undefined;
}

/** Delay before a page without history closes its window, in ms. */
const CLOSE_MS = 500;

/** Implements the page port for a browser. Only the first of several redirects after a failure is followed. */
export const browserPage = (
  window: PageWindow,
  { navigate, home, memberSite, closeTo, allowedHosts, app }: PageExits,
): Page => {
  const open = app?.open ?? navigate;
  const page = () => pageAt(window.location.pathname);
  let hasLeft = false;
  const leave = (go: () => void): void => {
    if (hasLeft) return;
    hasLeft = true;
    go();
  };
  const { origin } = window.location;
  /**
   * Opens a member page with a return address that includes query and hash. A separate site needs an absolute
   * address.
   */
  const navigateWithReturn = (path: string, back = window.location.href.slice(origin.length)): void => {
    const address = `${memberSite ? origin : ''}${back}`;
    open(`${memberSite}${path}?returnUrl=${encodeURIComponent(address)}`);
  };
  const orderAt = (txKey: TxKey): string => {
    const current = page();
    const { language, device } = current.type === 'Cart' || current.type === 'Order' ? current : unknownPlace;
    return orderPath({ language, device, txKey });
  };
  const targetOf = (address: string): SafeTarget | undefined => {
    const rules = { base: window.location.href, allowedHosts };
    const own = app?.targetOf(address, rules);
    if (own !== undefined) return own;
    const target = safeTarget(address, rules);
    return target === window.location.href ? undefined : target;
  };
  return {
    showTab: (tab) => {
      const current = page();
      if (current.type !== 'Cart' || current.tab === tab) return;
      // a new entry has no layers
      window.history.pushState(null, '', withTab(window.location, tab));
    },
    goToSignIn: (key) => navigateWithReturn('/sign-in', key && orderAt(key)),
    goToSelfAuthentication: () => navigateWithReturn(SELF_AUTHENTICATION),
    goToOrder: (key) => open(orderAt(key)),
    targetOf,
    goTo: (target) => leave(() => navigate(target)),
    goHome: () => leave(() => navigate(home)),
    goBack: () => {
      // going back may only restore another tab; then the page has not been left
      if (window.history.length === 1) leave(() => navigate(home));
      else if (!hasLeft) window.history.back();
    },
    close: () => {
      app?.close();
      const target = closeTo === '' ? undefined : targetOf(closeTo);
      if (target !== undefined) leave(() => navigate(target));
      else if (window.history.length > 1) window.history.back();
      else window.setTimeout(() => window.close(), CLOSE_MS);
    },
    alone: app?.alone,
    refresh: () => leave(() => window.location.reload()),
  };
};

const unknownPlace = { language: 'ko', device: undefined } as const;
