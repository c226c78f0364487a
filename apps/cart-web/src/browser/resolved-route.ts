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
} from '@baguni/domain';
import { option as O } from 'fp-ts';

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
        device: O.getOrElse(() => browser.device)(page.device),
        tab: page.tab,
      };
    case 'Order':
      return {
        page: 'Order',
        language: page.language,
        device: O.getOrElse(() => browser.device)(page.device),
        txKey: page.txKey,
      };
    case 'Root':
    case 'Unknown':
      return { page: 'Cart', language: languageOf(browser.languages), device: browser.device, tab: 'All' };
  }
};

/** Returns the visible tab for an address; hidden tabs become All (PG-02). */
export const shownTab = (tab: CartTab, storefront: Storefront): CartTab =>
  visibleTabs(featuresOf(storefront)).includes(tab) ? tab : 'All';
