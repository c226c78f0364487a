import type {
  CouponChange,
  PriceResponse,
  ApiError,
  BoxScope,
  CartRead,
  CartTab,
  CartUnit,
  CartUnitId,
  CashbackAnswer,
  Coupon,
  CouponChoice,
  CouponPolicyNo,
  CurrencyCode,
  Environment,
  ExtraDiscountCandidate,
  Extras,
  Finding,
  FoundCombination,
  IdImageRefusal,
  InitialCart,
  MessageKey,
  OverseaCountry,
  OverseaPapers,
  OverseaTerms,
  PricedInputs,
  PricePart,
  ShippingAddress,
  ShippingCompanyType,
  SideLayer,
  SmileCardNudgeCoupon,
  TxKey,
} from '@baguni/domain';
import type { Option } from 'fp-ts/Option';

/** What happened. State is a fold over these and nothing else. */
export type CartEvent =
  /** The server said of itself what `environment` holds (CM-43). */
  | { readonly type: 'EnvironmentRead'; readonly environment: Environment }
  /** The cart was read for the first time: `initial`; the load plan selects `autoSelected` (LS-01, LS-02). */
  | { readonly type: 'CartOpened'; readonly initial: InitialCart; readonly autoSelected: readonly CartUnitId[] }
  /** The page goes on from the cart of its first view, with `selected` by now: the server knows no browser tab (WA-25). */
  | { readonly type: 'CartResumed'; readonly selected: readonly CartUnitId[] }
  /** The cart could not be read for the first time; `error` says why (LS-05, PG-04). */
  | { readonly type: 'CartLoadFailed'; readonly error: ApiError }
  /** The cart was read again after a change, a stale version, or a write whose answer was lost: `content` replaces what is known. */
  | { readonly type: 'CartReloaded'; readonly content: CartRead }
  /** The shopper went to another `tab` (RT-03). */
  | { readonly type: 'TabSwitched'; readonly tab: CartTab }
  /** The unit `cartUnitId` was selected, or taken out of the selection (SE-01). */
  | { readonly type: 'UnitToggled'; readonly cartUnitId: CartUnitId }
  /** All units of the seller group `sellerGroupKey` were selected, or none of them (SE-01). */
  | { readonly type: 'SellerGroupToggled'; readonly sellerGroupKey: string }
  /** All units of the tab were selected, or none of them (SE-01, SE-02). */
  | { readonly type: 'TabToggled' }
  /** Of what was selected only `cartUnitIds` stay so (CK-17). */
  | { readonly type: 'SelectionNarrowed'; readonly cartUnitIds: readonly CartUnitId[] }
  /** The shopper agreed to a question of the order by its `code`; it holds until what is selected changes (CK-08). */
  | { readonly type: 'OrderAgreed'; readonly code: MessageKey }
  /** The server is being asked to set the unit `cartUnitId` to `quantity` pieces (QT-05). */
  | { readonly type: 'QuantityChangeStarted'; readonly cartUnitId: CartUnitId; readonly quantity: number }
  /** A unit has another quantity, and what it holds was read again (QT-04, QT-08). */
  | {
      readonly type: 'QuantityChanged';
      /** The unit that was asked for. */
      readonly cartUnitId: CartUnitId;
      /** The unit as it is now. */
      readonly unit: CartUnit;
      /** The version of the cart with it. */
      readonly cartVersion: number;
      /** Its coupons were cancelled by the change, and the shopper is told. */
      readonly cancelledCoupons: boolean;
    }
  /** A rule refused another quantity of the unit `cartUnitId`: `finding` (QT-01, QT-02). */
  | { readonly type: 'QuantityRefused'; readonly cartUnitId: CartUnitId; readonly finding: Finding }
  /** The server or the network said no to the unit `cartUnitId`, and `error` says why: the field returns to the cart's value (QT-05). */
  | { readonly type: 'QuantityChangeFailed'; readonly cartUnitId: CartUnitId; readonly error: ApiError }
  /** The server is being asked to delete the units `cartUnitIds` (DL-05). */
  | { readonly type: 'UnitsDeleteStarted'; readonly cartUnitIds: readonly CartUnitId[] }
  /** The units `cartUnitIds` left the cart, which has `cartVersion` now; their coupons are off (DL-03). */
  | { readonly type: 'UnitsDeleted'; readonly cartUnitIds: readonly CartUnitId[]; readonly cartVersion: number }
  /** The units `cartUnitIds` stay: they could not be deleted, and `error` says why (DL-04). */
  | {
      readonly type: 'UnitsDeleteFailed';
      readonly cartUnitIds: readonly CartUnitId[];
      readonly error: ApiError;
    }
  /** The server is being asked what `inputs` cost (SE-03). */
  | { readonly type: 'PricesAsked'; readonly inputs: PricedInputs }
  /** The server sent prices of a selection; valid while the cart's inputs are the same (SE-03). */
  | ({ readonly type: 'PricesUpdated' } & PriceResponse)
  /** What `inputs` cost could not be read: shipping is not known (SH-05). */
  | { readonly type: 'PricesFailed'; readonly inputs: PricedInputs }
  /** Extra discounts were read, or looked at again at a later moment (DC-04). */
  | {
      readonly type: 'ExtraDiscountsRead';
      /** What the marketplace offers, expired ones included. */
      readonly candidates: readonly ExtraDiscountCandidate[];
      /** The moment at which they are judged, ms since 1970 UTC. */
      readonly now: number;
      /** What could not be read and was left out (CM-53). */
      readonly missing?: readonly PricePart[];
    }
  /** The server worked out what a selection gives back: `cashback` (CM-33). */
  | { readonly type: 'CashbackRead'; readonly cashback: CashbackAnswer }
  /** Card offers were read: `coupons` (CM-24). */
  | { readonly type: 'SmileCardNudgeCouponsRead'; readonly coupons: readonly SmileCardNudgeCoupon[] }
  /** Parts of what is around the cart were read, or changed: those in `extras`; the others stay (LS-04). */
  | { readonly type: 'ExtrasRead'; readonly extras: Extras }
  /** The buyer’s coupons are being read (LS-03). */
  | { readonly type: 'CouponsAsked' }
  /** Every coupon that the buyer holds or may download and that may go on units of the cart: `coupons` (CM-21). */
  | { readonly type: 'CouponsRead'; readonly coupons: readonly Coupon[] }
  /** The buyer’s coupons could not be read, and `error` says why (CP-18). */
  | { readonly type: 'CouponsFailed'; readonly error: ApiError }
  /** Coupons were applied, moved or taken off: what is in use now, whole (CP-09, CP-17). */
  | ({ readonly type: 'CouponsApplied' } & CouponChange)
  /** A `coupon` was downloaded: it is held from now on (CP-14). */
  | { readonly type: 'CouponIssued'; readonly coupon: Coupon }
  /** For the units `cartUnitIds` there are coupons that the marketplace recommends (CP-16). */
  | { readonly type: 'CouponsRecommended'; readonly cartUnitIds: readonly CartUnitId[] }
  /** The shopper closed the prompt to use coupons (CP-13). */
  | { readonly type: 'CouponPromptDismissed' }
  /** The coupon box was opened (CP-11, CP-12). */
  | {
      readonly type: 'CouponBoxOpened';
      /** For this unit. */
      readonly cartUnitId: CartUnitId;
      /** Of the unit alone where it is left out. */
      readonly scope?: BoxScope;
      /** The moment at which its coupons are judged, ms since 1970 UTC. */
      readonly now: number;
    }
  /** A coupon was chosen in the open box, or a choice taken back: for the place of the box's own unit where none is named (CP-10). */
  | ({ readonly type: 'CouponChosen' } & Omit<CouponChoice, 'cartUnitId'> & Partial<Pick<CouponChoice, 'cartUnitId'>>)
  /** What is chosen in the box is on its way to the server. */
  | { readonly type: 'CouponBoxApplyStarted' }
  /** It could not be applied: the box stays open with its choice. */
  | { readonly type: 'CouponBoxApplyFailed' }
  /** The coupon box was closed. */
  | { readonly type: 'CouponBoxClosed' }
  /** A coupon of `policyNo` is being downloaded (CP-14). */
  | { readonly type: 'CouponDownloadStarted'; readonly policyNo: CouponPolicyNo }
  /** The coupon of `policyNo` was not given: the list stays as it was (CP-15). */
  | { readonly type: 'CouponDownloadFailed'; readonly policyNo: CouponPolicyNo }
  /** The best combination is being sought (CP-19). */
  | { readonly type: 'CombinationSought' }
  /** `found` is the best so far, while a better one is sought. */
  | { readonly type: 'CombinationProgressed'; readonly found: FoundCombination }
  /** The search has ended, and `found` is what it came to. */
  | { readonly type: 'CombinationFound'; readonly found: FoundCombination }
  /** The search broke off with nothing to show. */
  | { readonly type: 'CombinationFailed' }
  /** The combination that is shown is on its way to the server. */
  | { readonly type: 'CombinationApplyStarted' }
  /** It could not be applied: the preview stays. */
  | { readonly type: 'CombinationApplyFailed' }
  /** The preview was closed. */
  | { readonly type: 'CombinationClosed' }
  /** The countries that parcels can be sent to are being read. */
  | { readonly type: 'CountriesAsked' }
  /** They are `countries` (CM-16). */
  | { readonly type: 'CountriesRead'; readonly countries: readonly OverseaCountry[] }
  /** They could not be read; the selector says so (LY-05). */
  | { readonly type: 'CountriesFailed' }
  /** The server is being asked to ship to `countryType` (OV-01). */
  | { readonly type: 'CountryChangeStarted'; readonly countryType: string }
  /** The server ships to `countryType` from now on (OV-01). */
  | { readonly type: 'CountryChanged'; readonly countryType: string }
  /** The country stays as it was, and `error` says why (LY-05). */
  | { readonly type: 'CountryChangeFailed'; readonly error: ApiError }
  /** What shipping to the cart’s country means is being read. */
  | { readonly type: 'OverseaAsked' }
  /** What shipping to a country means for these units, with what could not be read in `missing` (OV-01..OV-03, CM-53); counts only while it is the cart's country. */
  | ({ readonly type: 'OverseaRead'; readonly missing?: readonly PricePart[] } & OverseaTerms)
  /** What shipping to `countryType` means could not be read (SH-05). */
  | { readonly type: 'OverseaFailed'; readonly countryType: string }
  /** The shopper wants `company` to carry parcels abroad (OV-02). */
  | { readonly type: 'CompanyChosen'; readonly company: ShippingCompanyType }
  /** Overseas amounts show in `currency` beside won (OV-13). */
  | { readonly type: 'CurrencyChosen'; readonly currency: CurrencyCode }
  /** What the buyer wrote or agreed to just now, in `papers`; the rest stays (OV-10, OV-12). */
  | { readonly type: 'PapersGiven'; readonly papers: Partial<OverseaPapers> }
  /** A file was not taken as the image of an identity card; `refusal` says why (OV-10). */
  | { readonly type: 'IdImageRefused'; readonly refusal: IdImageRefusal }
  /** Where parcels go was read again: `address`, none where there is no such place (CM-20). */
  | { readonly type: 'AddressRead'; readonly address: Option<ShippingAddress> }
  /** Where parcels go could not be read; what is known stays (CM-20). */
  | { readonly type: 'AddressFailed' }
  /** A `layer` was opened beside the cart (LY-02). */
  | { readonly type: 'SideLayerOpened'; readonly layer: SideLayer }
  /** It was closed. */
  | { readonly type: 'SideLayerClosed' }
  /** An order of `cartUnitIds` is being prepared (CK-13). */
  | { readonly type: 'CheckoutStarted'; readonly cartUnitIds: readonly CartUnitId[] }
  /** A rule stands against the order: `finding`. */
  | { readonly type: 'CheckoutRefused'; readonly finding: Finding }
  /** The order could not be prepared, and `error` says why. */
  | { readonly type: 'CheckoutFailed'; readonly error: ApiError }
  /** The order was prepared as the checkout `txKey`; the page leaves for it (CK-15). */
  | { readonly type: 'CheckoutCreated'; readonly txKey: TxKey };

/** The name of an event. */
export type CartEventType = CartEvent['type'];
/** The events of one name. */
export type EventOf<T extends CartEventType> = Extract<CartEvent, { type: T }>;
