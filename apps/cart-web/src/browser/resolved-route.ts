import {
  featuresOf,
  languages,
  visibleTabs,
  type CartTab,
  type Device,
  type Language,
  type Route,
  type Storefront,
  type TxKey,
  withTab,
} from '@baguni/domain/internal';
import { clearingLine, readCookie, tabType } from '@baguni/contract';

export type ResolvedRoute = { readonly language: Language; readonly device: Device } & (
  { readonly page: 'Cart'; readonly tab: CartTab } | { readonly page: 'Order'; readonly txKey: TxKey }
);

/** Browser facts that fill in missing parts of the address (RT-01). */
export interface BrowserFacts {
  readonly device: Device;
  readonly languages: readonly string[];
}

const spoken = { ko: /^ko\b/iu, en: /^en\b/iu, cn: /^zh\b/iu, jp: /^ja\b/iu } as const;

const languageOf = (wanted: readonly string[]): Language =>
  wanted.flatMap((tag) => languages.filter((language) => spoken[language].test(tag)))[0] ?? 'ko';

/** Resolves an address; unknown pages become the cart (RT-01). */
export const resolvedRouteOf = ({ page }: Route, browser: BrowserFacts): ResolvedRoute => {
  switch (page.type) {
    case 'Cart':
      return {
        page: 'Cart',
        language: page.language,
        device: page.device ?? browser.device,
        tab: page.tab,
      };
    case 'Order':
      return {
        page: 'Order',
        language: page.language,
        device: page.device ?? browser.device,
        txKey: page.txKey,
      };
    case 'Root':
    case 'Unknown':
      return {
        page: 'Cart',
        language: languageOf(browser.languages),
        device: browser.device,
        tab: page.type === 'Root' ? page.tab : 'All',
      };
  }
};

/** Returns the visible tab for an address; hidden tabs become All (PG-02). */
export const shownTab = (tab: CartTab, storefront: Storefront): CartTab =>
  visibleTabs(featuresOf(storefront)).includes(tab) ? tab : 'All';

export interface TabWindow {
  readonly document: Pick<Document, 'cookie'>;
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

/** Reads and clears the cookie; returns undefined if the browser denies cookies. */
const takeCookie = (jar: TabWindow['document']): CartTab | undefined => {
  try {
    const chosen = readCookie(jar.cookie, tabType);
    if (chosen !== undefined) jar.cookie = clearingLine(tabType);
    return chosen;
  } catch {
    return undefined;
  }
};

/**
 * Opens the cart on the tab from the cookie, then clears the cookie (LS-09). Ignores a hidden tab; keeps the cookie
 * if there are no tabs.
 */
export const openChosenTab = ({ document, location, history }: TabWindow, storefront: Storefront): void => {
  const tabs = visibleTabs(featuresOf(storefront));
  const chosen = tabs.length > 0 ? takeCookie(document) : undefined;
  if (chosen !== undefined && tabs.includes(chosen)) history.replaceState(history.state, '', withTab(location, chosen));
};
