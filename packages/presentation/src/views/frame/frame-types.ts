import type { Command, LoadState } from '@baguni/use-cases';
import type { CartTab, Device, Language, Tenant } from '@baguni/domain';
import type { ActionView, BoxView, LinkView } from '../common/common-types.ts';

/** The page as a whole. */
export interface PageView {
  /** The word for shopping cart (RT-13). */
  readonly title: string;
  /** `document.title`: names tab and marketplace, changes with tab and failure view (WA-13). */
  readonly documentTitle: string;
  /** `ko`, `en`, `zh-Hans`, `ja` (WA-19). */
  readonly htmlLang: string;
  readonly loadState: LoadState;
  /** What fills the body. */
  readonly body: 'Loading' | 'Failure' | 'Empty' | 'Cart';
  readonly layout: Device;
  readonly tenant: Tenant;
  readonly language: Language;
  readonly tab: CartTab;
  /** Class of the page root by tab (PG-03). */
  readonly rootClass: string;
  /** First in tab order; each leads to an element's id on the page (PG-01). */
  readonly skipLinks: readonly LinkView[];
  /** Heading over the list, for those who cannot see it. */
  readonly listHeading: string;
}

/** One step of `Cart › Order › Done`. */
export interface StepView {
  readonly label: string;
  readonly isCurrent: boolean;
}

/** Another language of the same page. */
export interface LanguageLinkView extends LinkView {
  readonly lang: string;
  readonly isCurrent: boolean;
}

/** The same cart in another environment. */
export interface EnvironmentLinkView extends LinkView {
  readonly isCurrent: boolean;
}

/** The environment with all others to choose from (RT-15). */
export interface EnvironmentPickerView {
  /** Its name for assistive technology; contains `name` (WA-16). */
  readonly label: string;
  readonly name: string;
  readonly choices: readonly EnvironmentLinkView[];
}

/** The head of the page. */
export interface HeaderView {
  readonly serviceName: string;
  readonly home: LinkView;
  /** Closes the page; undefined where there is nothing to close it to (RT-11, RT-14). */
  readonly close: ActionView | undefined;
  /** Where a guest signs in and what for; left out for who is signed in, and until that is known (CP-01). */
  readonly signIn?: ActionView | undefined;
  /** The app that shows the page has a head of its own: of this one the heading stays, for those who cannot see it (RT-14). */
  readonly isHidden: boolean;
  readonly title: string;
  /** How many units the cart holds, e.g. `12`; undefined until it is known. */
  readonly count: string | undefined;
  /** Title and count as one name, e.g. `장바구니, 상품 12개`. */
  readonly accessibleTitle: string;
  readonly stepsLabel: string;
  readonly steps: readonly StepView[];
  /** By tab: star-delivery home, same-day home or main home (RT-17). */
  readonly back: LinkView;
  /** Outside production only: the list of demo buyers. */
  readonly demo: LinkView | undefined;
  /** Outside production only (RT-15). */
  readonly environment: EnvironmentPickerView | undefined;
  readonly languagesLabel: string;
  readonly languages: readonly LanguageLinkView[];
  /** In the same place on all screens (WA-21). */
  readonly customerCentre: LinkView;
}

/** One tab: a link with aria-current. */
export interface TabView {
  readonly tab: CartTab;
  readonly label: string;
  readonly count: string;
  readonly accessibleName: string;
  readonly href: string;
  readonly isCurrent: boolean;
  readonly command: Command;
}

/** The tabs with their counts (PG-02). */
export interface TabBarView {
  readonly isShown: boolean;
  readonly label: string;
  readonly tabs: readonly TabView[];
}

/** A part of the page that did not come (PG-04). */
export interface TroubleView {
  readonly text: string;
  readonly retryLabel: string;
}

/** Where SmileDelivery would bring it; on the SmileDelivery tab only (PG-06, AD-01). */
export interface AddressBarView {
  readonly label: string;
  /** The address; left out where there is none to show. */
  readonly text?: string;
  /** Why there is none, or what is the matter with it. */
  readonly notice?: string;
  /** Signing in, for who is no member; the address book for others (AD-02). */
  readonly action?: ActionView;
}

/** Where the cart ships (OV-01). */
export interface CountryBarView {
  readonly label: string;
  /** In the language of the page; until the names of countries are known, as the marketplace calls it, e.g. `Japan`. */
  readonly name: string;
  readonly change: ActionView;
}

/** The bar over the list (PG-07). */
export interface ToolbarView {
  readonly label: string;
  readonly box: BoxView;
  /** `n of m selected` */
  readonly selectedText: string;
  readonly deleteSelected: ActionView;
  /** Opens the estimate: for a domestic business buyer on PC; undefined for others. */
  readonly estimate: ActionView | undefined;
}

/** Nothing in the cart, or in the tab (PG-05). */
export interface EmptyView {
  readonly title: string;
  readonly text: string;
  readonly link: LinkView;
  /** From an empty tab: all units, where there are any. */
  readonly showAll: TabView | undefined;
}

/** The first load failed (PG-04). */
export interface FailureView {
  readonly title: string;
  readonly text: string;
  readonly home: LinkView;
  readonly retry: ActionView;
}

/** An overlay: the cart is loading, or an order is prepared (PG-10). */
export interface LoadingView {
  readonly type: 'Cart' | 'Order' | 'None';
  readonly text: string;
}
