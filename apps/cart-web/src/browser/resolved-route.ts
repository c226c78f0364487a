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

/** A page of ours, with everything that its address may leave out filled in. */
export type ResolvedRoute = { readonly language: Language; readonly device: Device } & (
  { readonly page: 'Cart'; readonly tab: CartTab } | { readonly page: 'Order'; readonly txKey: TxKey }
);

/** What a browser says of itself; it decides where the address says nothing (RT-01). */
export interface BrowserFacts {
  readonly device: Device;
  readonly languages: readonly string[];
}

const spoken = { ko: /^ko\b/iu, en: /^en\b/iu, cn: /^zh\b/iu, jp: /^ja\b/iu } as const;

/** The language of ours that comes first among the browser's; Korean where there is none. */
const languageOf = (wanted: readonly string[]): Language =>
  wanted.flatMap((tag) => languages.filter((language) => spoken[language].test(tag)))[0] ?? 'ko';

/** Which page an address means: one that names no page of ours means the cart (RT-01). */
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

/** The tab that a storefront shows for an address: a tab that it hides is All (RT-02, PG-02). */
export const shownTab = (tab: CartTab, storefront: Storefront): CartTab =>
  visibleTabs(featuresOf(storefront)).includes(tab) ? tab : 'All';
