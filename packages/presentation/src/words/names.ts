import type { WordKey } from './keys.ts';
import type { CartTab, Language, Tenant } from '@baguni/domain';

/** What each language calls itself: the same on every page. */
export const languageNames: Readonly<Record<Language, string>> = {
  ko: '한국어',
  en: 'English',
  cn: '简体中文',
  jp: '日本語',
};

/** The language of a page as HTML names it (WA-19). */
export const htmlLangs: Readonly<Record<Language, string>> = { ko: 'ko', en: 'en', cn: 'zh-Hans', jp: 'ja' };

/** The word for each tab, and for the service that it is of (PG-02). */
export const tabWords = {
  All: 'tabAll',
  SmileFresh: 'tabSmileFresh',
  SmileDelivery: 'tabSmileDelivery',
  ExpressShop: 'tabExpressShop',
} as const satisfies Readonly<Record<CartTab, WordKey>>;

/** The name of each marketplace. */
export const serviceNames = {
  marketplace: 'serviceMarketplace',
  outlet: 'serviceOutlet',
} as const satisfies Readonly<Record<Tenant, WordKey>>;
