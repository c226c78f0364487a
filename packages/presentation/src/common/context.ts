import {
  featuresOf,
  formatWon,
  minus,
  type EnvironmentName,
  type Features,
  type Storefront,
  type Won,
} from '@baguni/domain';
import type { Translations } from './translations.ts';

/** External links, configured by the app. */
export interface Links {
  readonly home: string;
  readonly smileDeliveryHome: string;
  readonly expressShopHome: string;
  /** Prefix of item page addresses; undefined if items have no pages. */
  readonly item: string | undefined;
  readonly customerCentre: string;
  /** The marketplace’s member site for sign-in and verification; empty in the demo, which has its own pages. */
  readonly memberSite: string;
  /** Owner of the header: the page, the page with a close button, or the app. */
  readonly head: 'Plain' | 'Closable' | 'OfApp';
  /** Unvalidated close target from the page’s address; may be empty. */
  readonly closeTo: string;
  /** Environments with the origin of their cart, empty for the current one; none in production. */
  readonly environments: readonly (readonly [name: EnvironmentName, origin: string])[];
  readonly demo: string | undefined;
}

/** Words, storefront and links of a page; constant. */
export interface ViewContext {
  readonly words: Translations;
  readonly storefront: Storefront;
  readonly features: Features;
  readonly links: Links;
}

export const viewContext = (storefront: Storefront, words: Translations, links: Links): ViewContext => ({
  words,
  storefront,
  features: featuresOf(storefront),
  links,
});

/** Formats an amount in the page language, e.g. `12,300원` or `₩12,300`. */
export const money = ({ words }: Pick<ViewContext, 'words'>, amount: Won): string => formatWon(amount, words.language);

/**
 * Formats a saving, e.g. `−3,000원`; 0 has no sign.
 * @param amount won, 0 or more
 */
export const takenOff = (context: Pick<ViewContext, 'words'>, amount: Won): string => money(context, minus(amount));
