import type { Command, LoadState } from '@baguni/use-cases';
import type { CartTab, Device, Language, Tenant } from '@baguni/domain';
import type { ActionView, BoxView, LinkView } from './common-types.ts';

export interface PageView {
  /** The word for shopping cart. */
  readonly title: string;
  readonly documentTitle: string;
  /** `ko`, `en`, `zh-Hans`, `ja`. */
  readonly htmlLang: string;
  readonly loadState: LoadState;
  readonly body: 'Loading' | 'Failure' | 'Empty' | 'Cart';
  readonly layout: Device;
  readonly tenant: Tenant;
  readonly language: Language;
  readonly tab: CartTab;
  readonly rootClass: string;
  /** First in tab order; each links to an element ID on the page. */
  readonly skipLinks: readonly LinkView[];
  /** Visually hidden heading of the list. */
  readonly listHeading: string;
}

/** A step of `Cart › Order › Done`. */
export interface StepView {
  readonly label: string;
  readonly isCurrent: boolean;
}

export interface LanguageLinkView extends LinkView {
  readonly lang: string;
  readonly isCurrent: boolean;
}

export interface EnvironmentLinkView extends LinkView {
  readonly isCurrent: boolean;
}

/** Current environment and the others to choose. */
export interface EnvironmentPickerView {
  readonly label: string;
  readonly name: string;
  readonly choices: readonly EnvironmentLinkView[];
}

export interface HeaderView {
  readonly serviceName: string;
  readonly home: LinkView;
  /** Close button; undefined without a close target. */
  readonly close: ActionView | undefined;
  /** Sign-in link with its reason, for known guests only. */
  readonly signIn?: ActionView | undefined;
  /** True if the app has its own header; then only the visually hidden heading remains. */
  readonly isHidden: boolean;
  readonly title: string;
  /** Number of units, e.g. `12`; undefined until known. */
  readonly count: string | undefined;
  /** Title and count in one name, e.g. `장바구니, 상품 12개`. */
  readonly accessibleTitle: string;
  readonly stepsLabel: string;
  readonly steps: readonly StepView[];
  /** By tab: SmileDelivery home, same-day home or main home. */
  readonly back: LinkView;
  /** Outside production only. */
  readonly demo: LinkView | undefined;
  readonly environment: EnvironmentPickerView | undefined;
  readonly languagesLabel: string;
  readonly languages: readonly LanguageLinkView[];
  /** Same position on all screens (WA-21). */
  readonly customerCentre: LinkView;
}

/** A link with aria-current. */
export interface TabView {
  readonly tab: CartTab;
  readonly label: string;
  readonly count: string;
  readonly accessibleName: string;
  readonly href: string;
  readonly isCurrent: boolean;
  readonly command: Command;
}

export interface TabBarView {
  readonly isShown: boolean;
  readonly label: string;
  readonly tabs: readonly TabView[];
}

export interface TroubleView {
  readonly text: string;
  readonly retryLabel: string;
}

export interface AddressBarView {
  readonly label: string;
  readonly text?: string;
  readonly notice?: string;
  /** Sign-in for non-members, otherwise the address book. */
  readonly action?: ActionView;
}

export interface CountryBarView {
  readonly label: string;
  /** In the page language; the marketplace’s code, e.g. `Japan`, until names are known. */
  readonly name: string;
  readonly change: ActionView;
}

export interface ToolbarView {
  readonly label: string;
  readonly box: BoxView;
  /** `n of m selected` */
  readonly selectedText: string;
  readonly deleteSelected: ActionView;
  /** Opens the estimate; only for a domestic business buyer on PC. */
  readonly estimate: ActionView | undefined;
}

export interface EmptyView {
  readonly title: string;
  readonly text: string;
  readonly link: LinkView;
  readonly showAll: TabView | undefined;
}

export interface FailureView {
  readonly title: string;
  readonly text: string;
  readonly home: LinkView;
  readonly retry: ActionView;
}

export interface LoadingView {
  readonly type: 'Cart' | 'Order' | 'None';
  readonly text: string;
}
