import type { WordKey } from './keys.ts';
import type { CartTab, Language, Tenant } from '@baguni/domain';

/** Name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = {
  ko: '한국어',
  en: 'English',
  cn: '简体中文',
  jp: '日本語',
};

/** HTML language tags (WA-19). */
export const htmlLangs: Readonly<Record<Language, string>> = { ko: 'ko', en: 'en', cn: 'zh-Hans', jp: 'ja' };

export const tabWords = {
  All: 'tabAll',
  SmileFresh: 'tabSmileFresh',
  SmileDelivery: 'tabSmileDelivery',
  ExpressShop: 'tabExpressShop',
} as const satisfies Readonly<Record<CartTab, WordKey>>;

export const serviceNames = {
  marketplace: 'serviceMarketplace',
  outlet: 'serviceOutlet',
} as const satisfies Readonly<Record<Tenant, WordKey>>;
