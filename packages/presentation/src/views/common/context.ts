import {
  featuresOf,
  formatWon,
  minus,
  type EnvironmentName,
  type Features,
  type Storefront,
  type Won,
} from '@baguni/domain';
import type { Translations } from '../../words/translations.ts';

/** Where the page leads beyond itself; given by the app, which knows hosts and environment (RT-16, RT-17). */
export interface Links {
  readonly home: string;
  readonly smileDeliveryHome: string;
  readonly expressShopHome: string;
  /** What an item's number is put behind to give the address of its page; undefined where items have none (XT-01, LS-10). */
  readonly item: string | undefined;
  readonly customerCentre: string;
  /** The marketplace's site for members: signing in, verification; empty in the demo, whose own pages serve for it. */
  readonly memberSite: string;
  /** Who draws the head: the page, the page with a button that closes it, or the app around it (RT-14). */
  readonly head: 'Plain' | 'Closable' | 'OfApp';
  /** Where the page's address says that closing leads to, not judged yet; empty where it says nothing (RT-11). */
  readonly closeTo: string;
  /** Each environment with the origin of its cart, empty for the page's own; none in production (RT-15). */
  readonly environments: readonly (readonly [name: EnvironmentName, origin: string])[];
  /** The list of demo buyers; undefined where there is none. */
  readonly demo: string | undefined;
}

/** What every view needs: words, storefront, links. Fixed for the life of a page. */
export interface ViewContext {
  readonly words: Translations;
  readonly storefront: Storefront;
  readonly features: Features;
  readonly links: Links;
}

/** The context of a page in its storefront. */
export const viewContext = (storefront: Storefront, words: Translations, links: Links): ViewContext => ({
  words,
  storefront,
  features: featuresOf(storefront),
  links,
});

/** An amount in the page's language, e.g. `12,300원` or `₩12,300` (PG-19). */
export const money = ({ words }: Pick<ViewContext, 'words'>, amount: Won): string => formatWon(amount, words.language);

/** An amount that is taken off, e.g. `−3,000원`; 0 stays 0. @param amount won, 0 or more */
export const takenOff = (context: Pick<ViewContext, 'words'>, amount: Won): string => money(context, minus(amount));
