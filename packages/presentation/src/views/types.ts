import type {
  BoxState,
  CartTab,
  CartUnitId,
  CartUnitType,
  Command,
  Device,
  EntryKind,
  Language,
  LoadState,
  PriceRule,
  SellerGroupType,
  Tenant,
} from '@baguni/domain';
import type { LayerAnswer, LayerType } from '../layers/layer-detail.ts';
import type { CouponButtonView } from './coupon-types.ts';

// Ready to print: every text is worded, every amount formatted, every control enabled or not. A component adds nothing
// of its own but looks. What is not there is `undefined`, so that it falls out of an attribute or a line by itself.

/** Something that can be pressed. It carries what the shopper wants by it. */
export interface ActionView {
  readonly label: string;
  /** The name for assistive technology; contains the label (WA-16). */
  readonly accessibleName: string;
  /** False: it stays focusable (aria-disabled) and says `reason`. */
  readonly isEnabled: boolean;
  readonly reason: string | undefined;
  readonly command: Command;
}

/** Something that leads elsewhere. */
export interface LinkView {
  readonly label: string;
  readonly href: string;
}

/** A box over a unit, a group or the tab (SE-01). */
export interface BoxView {
  readonly state: BoxState;
  readonly label: string;
  readonly accessibleName: string;
  /** False where nothing in it can be ordered (PG-13). */
  readonly isEnabled: boolean;
  readonly command: Command;
}

/** A word on a soft ground; `kind` chooses the colour, the text says the same (WA-05). */
export interface LabelView {
  readonly kind:
    | 'Bundled'
    | 'Special'
    | 'OnArrival'
    | 'ArrivalGuaranteed'
    | 'PerPiece'
    | 'Adult'
    | 'ECoupon'
    | 'Install'
    | 'Used'
    | 'IncomeDuty'
    | 'LowStock';
  readonly text: string;
}

/** A line of a list of amounts. */
export interface AmountLineView {
  readonly key: string;
  readonly text: string;
  /** Which unit or parcel it belongs to, where the list spans several. */
  readonly place: string | undefined;
  readonly amount: string;
}

/** One step of a price as people read it: who, on what basis, which cap, how much, in `text` (PR-08). */
export interface LedgerLineView extends AmountLineView {
  readonly rule: PriceRule;
}

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
  /** Pixels left above an element that is scrolled to (PG-12). */
  readonly scrollOffset: number;
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

/** The head of the page. */
export interface HeaderView {
  readonly serviceName: string;
  readonly home: LinkView;
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
  readonly environmentName: string | undefined;
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
  /** Signing in, for who is no member (AD-02). */
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
  /** Whether the print-estimate control has its place here (domestic business buyer, PC). */
  readonly showsEstimate: boolean;
}

/** The service that brings a group. */
export interface BadgeView {
  readonly service: CartUnitType;
  readonly label: string;
}

/** How far it is to free shipping (FG-01). */
export type GaugeView =
  | { readonly type: 'NONE' }
  /** Its fee is on the way: the place is kept, so that nothing moves when it comes (FG-02). */
  | { readonly type: 'PENDING' }
  | {
      readonly type: 'GAUGE';
      readonly text: string;
      /** Name of the bar for assistive technology. */
      readonly label: string;
      /** 0 to 99 */
      readonly percent: number;
    }
  /** Some parcels ship free, and others cannot; `percent`: how many of them. */
  | { readonly type: 'PARTLY_FREE'; readonly text: string; readonly percent: number }
  | { readonly type: 'FREE_SHIPPING'; readonly text: string };

/** A worded amount in a sum. */
export interface AmountView {
  readonly key: 'Items' | 'Negative' | 'Discounts' | 'Coupons' | 'Shipping' | 'OverseaShipping' | 'Total';
  readonly label: string;
  readonly amount: string;
  /** How it joins the sum as it is printed between the parts; undefined for the first part. */
  readonly sign: '+' | '−' | '=' | undefined;
}

/** Items − discounts + shipping = price (PR-05). */
export interface FootView {
  readonly label: string;
  /** Said as one sentence, e.g. `2 items selected: ₩12,000 …`. */
  readonly text: string;
  readonly parts: readonly AmountView[];
  /** False while shipping is not known (SH-05). */
  readonly isShippingKnown: boolean;
}

/** The card of a seller group (TR-02). */
export interface SellerGroupView {
  readonly key: string;
  /** Unique on the page, made without data from outside; prefix of ids inside the card. */
  readonly domId: string;
  readonly type: SellerGroupType;
  readonly name: string;
  /** Undefined where the link was missing. A link from data is checked by the page before it is used (RD-1). */
  readonly href: string | undefined;
  readonly linkName: string;
  readonly badge: BadgeView | undefined;
  readonly branchText: string | undefined;
  readonly box: BoxView;
  readonly gauge: GaugeView;
  readonly shippingGroupKeys: readonly string[];
  readonly countText: string;
  readonly foot: FootView;
}

/** Units of one parcel with their fee (SH-04, SH-07). */
export interface ShippingGroupView {
  readonly key: string;
  readonly domId: string;
  /** Name of the group for assistive technology. */
  readonly label: string;
  readonly feeLabel: string;
  /** Undefined where the fee is hidden (SH-07). */
  readonly feeText: string | undefined;
  /** False: the fee is not known (SH-05) and `feeText` says so. */
  readonly isKnown: boolean;
  /** From which amount it ships free, where it does. */
  readonly conditionText: string | undefined;
  readonly labels: readonly LabelView[];
  readonly itemGroupKeys: readonly string[];
}

/** Units of one item (TR-01, PR-04). */
export interface ItemGroupView {
  readonly key: string;
  readonly domId: string;
  readonly label: string;
  readonly unitIds: readonly CartUnitId[];
  /** Totals of the selected units; shown where the item stands in several units. */
  readonly summary: readonly AmountView[];
  /** Opens the coupons of all its units at once (CP-12); none for a single unit. */
  readonly coupons: ActionView | undefined;
  readonly showsSummary: boolean;
}

/** The number of pieces (QT-01..05). */
export interface QuantityFieldView {
  /** e.g. `수량, 양반김 (개)`: name, item and unit of count (WA-23). */
  readonly accessibleName: string;
  readonly label: string;
  /** What the field shows while it is not edited: the cart's value, or the one on its way. */
  readonly value: string;
  readonly valueNow: number;
  readonly min: number;
  readonly max: number;
  /** At most this many characters (QT-01). */
  readonly maxDigits: number;
  /** How far + and − go. */
  readonly step: number;
  readonly isSaving: boolean;
  /** False: the number stands fast and `disabledReason` says why (QT-03). */
  readonly isEditable: boolean;
  readonly disabledReason: string | undefined;
  /** What a change brings about, e.g. that the applied coupon is cancelled (QT-04). */
  readonly hint: string | undefined;
  /** Limits in words, e.g. `최소 2개 · 최대 10개`. */
  readonly limitsText: string | undefined;
  /** Why the last change was refused (QT-05, WA-22). */
  readonly error: string | undefined;
  /** What a press would fix, e.g. the greatest quantity that is allowed. */
  readonly errorFixes: readonly ActionView[];
  readonly decrease: ActionView;
  readonly increase: ActionView;
  /** Said while it is saved. */
  readonly savingText: string;
}

/** What a unit costs (PG-18, PR-01, PR-02). */
export interface PriceBlockView {
  /** Undefined where nothing is taken off. */
  readonly oldPrice: string | undefined;
  /** e.g. `12%`; undefined for 0. */
  readonly percent: string | undefined;
  readonly price: string;
  /** e.g. `쿠폰 적용 −3,000원`. */
  readonly couponText: string | undefined;
  /** e.g. `캐시백 300원`; undefined where nothing is given back (CB-01). */
  readonly cashbackText: string | undefined;
  /** The whole block as a sentence. */
  readonly accessibleText: string;
  /** Of the button that opens the unit's ledger (PR-08). */
  readonly ledgerLabel: string;
}

/** An addition bought with the item. */
export interface AdditionView {
  readonly key: string;
  readonly text: string;
  readonly amount: string;
}

/** Why a unit cannot be ordered, and the way out (PG-13). */
export interface UnorderableView {
  readonly label: string;
  readonly reason: string;
  readonly deleteUnit: ActionView;
}

/** A picture of an item (PG-14). */
export interface ImageView {
  /** Undefined: the no-image placeholder stands in, and where it fails to load as well. */
  readonly src: string | undefined;
  /** Empty, for the name stands beside it (WA-01). */
  readonly alt: string;
  readonly isStruck: boolean;
}

/** One line of the cart. */
export interface UnitView {
  readonly id: CartUnitId;
  readonly domId: string;
  readonly box: BoxView;
  readonly isSelected: boolean;
  /** Says that it stands in the way of the order; what exactly stands beside the order button (CK-18). */
  readonly concern: string | undefined;
  readonly canSelect: boolean;
  readonly image: ImageView;
  readonly name: string;
  readonly optionLabel: string;
  readonly optionText: string;
  readonly additionsLabel: string;
  readonly additions: readonly AdditionView[];
  readonly badge: BadgeView | undefined;
  readonly deliveryText: string | undefined;
  readonly labels: readonly LabelView[];
  readonly quantity: QuantityFieldView;
  readonly price: PriceBlockView;
  /** What opens its coupons; not there where it takes none at all. */
  readonly coupon?: CouponButtonView | undefined;
  readonly unorderable: UnorderableView | undefined;
  readonly deleteUnit: ActionView;
  /** Its quantity is being saved or it is being deleted: the row dims, the rest stays usable. */
  readonly isUpdating: boolean;
  readonly updatingText: string | undefined;
}

/** A row of the order summary; opens into its ledger where it has lines (PR-08). */
export interface SummaryRowView {
  readonly key: AmountView['key'] | 'ExtraDiscount' | 'Cashback';
  readonly kinds: readonly EntryKind[];
  readonly label: string;
  readonly amount: string;
  readonly tone: 'Plain' | 'Discount' | 'Free';
  readonly lines: readonly AmountLineView[];
  /** Name of the button that opens the lines. */
  readonly toggleLabel: string;
}

/** A reason that blocks the order, with what removes it (CK-18). */
export interface BlockerView {
  readonly key: string;
  readonly text: string;
  readonly fixes: readonly ActionView[];
}

/** The order summary (PG-09). */
export interface SummaryView {
  readonly title: string;
  readonly countText: string;
  readonly rows: readonly SummaryRowView[];
  readonly payableLabel: string;
  readonly payable: string;
  readonly isUpdating: boolean;
  readonly updatingText: string;
  /** e.g. that shipping is not known (SH-05), that a coupon was cancelled (QT-08). */
  readonly notices: readonly string[];
  readonly blockersLabel: string;
  readonly blockers: readonly BlockerView[];
  readonly order: ActionView;
}

/** What comes on top of the price: how far the next extra discount is, what is given back and when (DC-05, CB-02). */
export interface OffersView {
  /** e.g. `12,000원 더 선택하면 5,000원 할인돼요`; none where no better one can be reached. */
  readonly nudge: string | undefined;
  /** Opens into its amounts by type; none where nothing is given back. */
  readonly cashback: SummaryRowView | undefined;
  /** From when it can be used. */
  readonly cashbackDates: readonly string[];
}

/** The bar at the bottom on mobile. */
export interface OrderBarView {
  readonly label: string;
  readonly payableLabel: string;
  readonly payable: string;
  readonly discountText: string | undefined;
  readonly blockersLabel: string;
  /** Of the button that opens the reasons, e.g. that there are two (CK-18). */
  readonly blockersToggle: string;
  readonly blockers: readonly BlockerView[];
  readonly order: ActionView;
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

/** An item as a layer shows it (LY-06). */
export interface LayerItemView {
  readonly key: string;
  readonly image: ImageView;
  readonly name: string;
  readonly optionText: string;
  /** Why it is told apart, e.g. that it is an install item. */
  readonly labels: readonly LabelView[];
}

/** Items of one fate, e.g. those that are ordered now. */
export interface LayerListView {
  readonly heading: string;
  readonly items: readonly LayerItemView[];
}

/** A button of a layer. */
export interface LayerButtonView {
  readonly label: string;
  readonly answer: LayerAnswer;
  readonly isPrimary: boolean;
  /** The least destructive one has the focus when the layer opens. */
  readonly hasInitialFocus: boolean;
}

/** A layer on top of the page (LY-02, LY-03). */
export interface LayerView {
  readonly key: string;
  readonly type: LayerType;
  readonly domId: string;
  readonly title: string;
  /** Texts from data are text. Line breaks mark paragraphs. */
  readonly message: string;
  /** Items that a layer is about: what would be ordered now and what would stay, or what a merge has left and why. */
  readonly lists?: readonly LayerListView[];
  readonly buttons: readonly LayerButtonView[];
  /** The answer that Escape, the veil and the close button give; none where it may not be closed so. */
  readonly closeAnswer: LayerAnswer | undefined;
  readonly closeLabel: string;
  readonly isDimmed: boolean;
  /** It was answered and fades: inert at once. */
  readonly isClosing: boolean;
  /** Only the top layer reacts. */
  readonly isTop: boolean;
}

/** A word in passing (role=status); its text also stands in the page or a layer. */
export interface ToastView {
  readonly key: string;
  readonly text: string;
}

/** What the live region says now. A new `key` says the text again. */
export interface AnnouncementView {
  readonly key: number;
  readonly text: string;
}

/** One ordered unit on the order page. */
export interface OrderLineView {
  readonly key: string;
  readonly image: ImageView;
  readonly name: string;
  readonly optionText: string;
  readonly quantityText: string;
  readonly price: string;
}

/** The page that a checkout leads to. */
export interface OrderPageView {
  readonly title: string;
  readonly documentTitle: string;
  readonly htmlLang: string;
  readonly layout: Device;
  readonly tenant: Tenant;
  readonly body: 'Loading' | 'Failure' | 'Order';
  readonly header: HeaderView;
  readonly numberText: string;
  /** `결제 대기` or `결제 완료`. */
  readonly statusText: string;
  readonly isPaid: boolean;
  readonly linesHeading: string;
  readonly lines: readonly OrderLineView[];
  readonly totalsHeading: string;
  readonly rows: readonly SummaryRowView[];
  readonly payableLabel: string;
  readonly payable: string;
  /** Pay at the reference marketplace; the app gives it its action. */
  readonly pay: { readonly label: string; readonly isEnabled: boolean; readonly isBusy: boolean };
  readonly notice: string | undefined;
  /** What is new of an order that was prepared again, a paragraph each (CK-15). */
  readonly news: readonly string[];
  readonly failureText: string;
  readonly loadingText: string;
  readonly retryLabel: string;
  readonly toCart: LinkView;
}
