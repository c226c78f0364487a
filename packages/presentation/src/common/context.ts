import {
  createPricer,
  featuresOf,
  formatWon,
  minus,
  type EnvironmentName,
  type Features,
  type Price,
  type Storefront,
  type Won,
  formatMan,
  decimalsOf,
  inCurrency,
  overseaIn,
  rateOf,
  type CurrencyCode,
  type ExchangeRate,
  type Language,
} from '@baguni/domain/internal';
import type { Translations } from './translations.ts';
import type { Session } from '@baguni/use-cases';
import { htmlLangs } from './word.ts';

/** External links, configured by the app. */
export interface Links {
  readonly home: string;
  readonly smileDeliveryHome: string;
  readonly expressShopHome: string;
  /** Prefix of item page addresses; undefined if items have no pages. */
  readonly item: string | undefined;
  readonly customerCentre: string;
  /** The shopper’s orders; undefined if the page has none around it. */
  readonly orders?: string | undefined;
  /** The marketplace’s member site for sign-in and verification; empty in the demo, which has its own pages. */
  readonly memberSite: string;
  /** Owner of the header: the page, the page with a close button, or the app. */
  readonly head: 'Plain' | 'Closable' | 'OfApp';
  /** Unvalidated close target from the page’s address; may be empty. */
  readonly closeTo: string;
  /** Checked `returnUrl` of the page’s address: the target of the back link (RT-04). */
  readonly back: string | undefined;
  /** Environments with the origin of their cart, empty for the current one; none in production. */
  readonly environments: readonly (readonly [name: EnvironmentName, origin: string])[];
  readonly demo: string | undefined;
}

/** Words, storefront, links and prices of a page; constant. */
export interface ViewContext {
  readonly words: Translations;
  readonly storefront: Storefront;
  readonly features: Features;
  readonly links: Links;
  /** Prices a cart. Keeps recent prices, so that views and announcements share them. */
  readonly price: Price;
}

export const viewContext = (storefront: Storefront, words: Translations, links: Links): ViewContext => ({
  words,
  storefront,
  features: featuresOf(storefront),
  links,
  price: createPricer().price,
});

/** Formats an amount in the page language, e.g. `12,300원` or `₩12,300`. */
export const money = ({ words }: Pick<ViewContext, 'words'>, amount: Won): string => formatWon(amount, words.language);

/**
 * Formats a saving, e.g. `−3,000원`; 0 has no sign.
 * @param amount won, 0 or more
 */
export const takenOff = (context: Pick<ViewContext, 'words'>, amount: Won): string => money(context, minus(amount));

/** Formats a round amount in coupon or fee terms, with the 만 unit if the storefront uses it. */
export const termsAmount = (view: Pick<ViewContext, 'words' | 'features'>, amount: Won): string =>
  view.features.manUnit ? formatMan(amount) : money(view, amount);

/** A currency shown next to won, and its rate. */
export interface Exchange {
  readonly currency: CurrencyCode;
  readonly rate: ExchangeRate['exchangeRate'];
}

export const exchangeOf = (state: Session): Exchange | undefined => {
  const oversea = overseaIn(state.cart);
  if (oversea === undefined || oversea.currency === 'KRW') return undefined;
  const rate = rateOf(oversea.exchangeRates, oversea.currency);
  return rate === undefined ? undefined : { currency: oversea.currency, rate };
};

/** Formats an amount in another currency, e.g. `3,620 TWD`. */
export const foreignMoney = ({ currency, rate }: Exchange, amount: Won): string => {
  const digits = decimalsOf(currency);
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const number = inCurrency(amount, rate, currency).toLocaleString('en-US', fraction);
  // Uses the same minus sign as won amounts.
  return `${number.replace('-', '−')} ${currency}`;
};

/** Positions next to a slash, a dash or a Chinese character, at which a line could break. */
const BREAKS = /(?<=[/–\p{Script=Han}])(?=[^\u{A0}])|(?!^)(?=\p{Script=Han})/gu;

/** Joins a date or time by no-break spaces and word joiners, so that no line breaks inside it. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u{A0}').replaceAll(BREAKS, '\u{2060}');

/** Creates date formats lazily, once per language, because creating one costs 100 times as much as formatting. */
export const dateFormat = (
  options: (language: Language) => Intl.DateTimeFormatOptions,
): ((language: Language, at: number | Date) => string) => {
  const made: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (language, at) =>
    unbroken((made[language] ??= new Intl.DateTimeFormat(htmlLangs[language], options(language))).format(at));
};

const ofDay = dateFormat(() => ({ month: 'short', day: 'numeric', weekday: 'short', timeZone: 'UTC' }));

/**
 * Formats a day in the page language, without time zone conversion.
 * @param date `YYYY-MM-DD`
 */
export const dayText = ({ words: { language } }: Pick<ViewContext, 'words'>, date: string): string =>
  ofDay(language, new Date(`${date}T00:00:00Z`));

const inKorea = dateFormat((language) => ({
  dateStyle: language === 'en' ? 'medium' : 'long',
  timeZone: 'Asia/Seoul',
}));

/**
 * Formats the day in Korea: `2026년 12월 31일`, `Dec 31, 2026`.
 * @param ms since 1970 UTC; returns an empty string if invalid
 */
export const koreanDay = (ms: number, language: Language): string => (Number.isNaN(ms) ? '' : inKorea(language, ms));
