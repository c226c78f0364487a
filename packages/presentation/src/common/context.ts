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
} from '@baguni/domain/internal';
import type { Translations } from './translations.ts';
import type { Session } from '@baguni/use-cases';

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
