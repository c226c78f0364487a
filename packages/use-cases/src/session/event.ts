import type { PageData, TermsOfCountry } from '@baguni/contract';
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
} from '@baguni/domain/internal';

/** Cart events. State is a fold over these events only. */
export type CartEvent =
  | { readonly type: 'EnvironmentRead'; readonly environment: Environment }
  /** The cart was first read; the load plan selects `autoSelected` (LS-01, LS-02). */
  | { readonly type: 'CartOpened'; readonly initial: InitialCart; readonly autoSelected: readonly CartUnitId[] }
  /** The page resumes the cart of its first view with its own selection, which the server does not store (WA-25). */
  | { readonly type: 'CartResumed'; readonly selected: readonly CartUnitId[] }
  /** The first read failed (LS-05, PG-04). */
  | { readonly type: 'CartLoadFailed'; readonly error: ApiError }
  /** The cart was reloaded after a change, a stale version, or a lost answer; `content` replaces known data. */
  | { readonly type: 'CartReloaded'; readonly content: CartRead }
  | { readonly type: 'TabSwitched'; readonly tab: CartTab }
  | { readonly type: 'UnitToggled'; readonly cartUnitId: CartUnitId }
  | { readonly type: 'SellerGroupToggled'; readonly sellerGroupKey: string }
  | { readonly type: 'TabToggled' }
  | { readonly type: 'SelectionNarrowed'; readonly cartUnitIds: readonly CartUnitId[] }
  /** The shopper accepted a question by its `code`; valid until the selection changes (CK-08). */
  | { readonly type: 'OrderAgreed'; readonly code: MessageKey }
  | { readonly type: 'QuantityChangeStarted'; readonly cartUnitId: CartUnitId; readonly quantity: number }
  | {
      readonly type: 'QuantityChanged';
      readonly cartUnitId: CartUnitId;
      readonly unit: CartUnit;
      readonly cartVersion: number;
      /** The change cancelled its coupons, and the shopper is informed. */
      readonly cancelledCoupons: boolean;
    }
  | { readonly type: 'QuantityRefused'; readonly cartUnitId: CartUnitId; readonly finding: Finding }
  | { readonly type: 'QuantityChangeFailed'; readonly cartUnitId: CartUnitId; readonly error: ApiError }
  | { readonly type: 'UnitsDeleteStarted'; readonly cartUnitIds: readonly CartUnitId[] }
  | { readonly type: 'UnitsDeleted'; readonly cartUnitIds: readonly CartUnitId[]; readonly cartVersion: number }
  | {
      readonly type: 'UnitsDeleteFailed';
      readonly cartUnitIds: readonly CartUnitId[];
      readonly error: ApiError;
    }
  | { readonly type: 'PricesAsked'; readonly inputs: PricedInputs }
  /**
   * The server sent prices of a selection; valid while the cart's inputs are the same (SE-03). Overseas terms that came
   * with them follow as `OverseaRead`.
   */
  | ({ readonly type: 'PricesUpdated'; readonly overseas?: TermsOfCountry } & PriceResponse)
  /** Prices of `inputs` could not be read, so shipping is unknown (SH-05). */
  | { readonly type: 'PricesFailed'; readonly inputs: PricedInputs }
  /** Extra discounts were read, or judged again later (DC-04). */
  | {
      readonly type: 'ExtraDiscountsRead';
      /** Includes expired candidates. */
      readonly candidates: readonly ExtraDiscountCandidate[];
      /** Moment of evaluation, ms since 1970 UTC. */
      readonly now: number;
      /** Unreadable parts that were omitted (CM-53). */
      readonly missing?: readonly PricePart[];
    }
  | { readonly type: 'CashbackRead'; readonly cashback: CashbackAnswer }
  | { readonly type: 'SmileCardNudgeCouponsRead'; readonly coupons: readonly SmileCardNudgeCoupon[] }
  /** Parts around the cart were read or changed; other parts stay (LS-04). */
  | { readonly type: 'ExtrasRead'; readonly extras: PageData }
  | { readonly type: 'CouponsAsked' }
  /** Every owned or downloadable coupon for units of the cart (CM-21). */
  | { readonly type: 'CouponsRead'; readonly coupons: readonly Coupon[] }
  | { readonly type: 'CouponsFailed'; readonly error: ApiError }
  | ({ readonly type: 'CouponsApplied' } & CouponChange)
  | { readonly type: 'CouponIssued'; readonly coupon: Coupon }
  | { readonly type: 'CouponsRecommended'; readonly cartUnitIds: readonly CartUnitId[] }
  | { readonly type: 'CouponPromptDismissed' }
  | {
      readonly type: 'CouponBoxOpened';
      readonly cartUnitId: CartUnitId;
      /** Default `Unit`. */
      readonly scope?: BoxScope;
      /** Moment at which coupons are judged, ms since 1970 UTC. */
      readonly now: number;
    }
  /** A coupon was chosen in the open box, or a choice removed; default is the place of the box (CP-10). */
  | ({ readonly type: 'CouponChosen' } & Omit<CouponChoice, 'cartUnitId'> & Partial<Pick<CouponChoice, 'cartUnitId'>>)
  | { readonly type: 'CouponBoxApplyStarted' }
  | { readonly type: 'CouponBoxApplyFailed' }
  | { readonly type: 'CouponBoxClosed' }
  | { readonly type: 'CouponDownloadStarted'; readonly policyNo: CouponPolicyNo }
  | { readonly type: 'CouponDownloadFailed'; readonly policyNo: CouponPolicyNo }
  | { readonly type: 'CombinationSought' }
  /** `found` is the best result so far; the search continues. */
  | { readonly type: 'CombinationProgressed'; readonly found: FoundCombination }
  | { readonly type: 'CombinationFound'; readonly found: FoundCombination }
  | { readonly type: 'CombinationFailed' }
  | { readonly type: 'CombinationApplyStarted' }
  | { readonly type: 'CombinationApplyFailed' }
  | { readonly type: 'CombinationClosed' }
  | { readonly type: 'CountriesAsked' }
  | { readonly type: 'CountriesRead'; readonly countries: readonly OverseaCountry[] }
  | { readonly type: 'CountriesFailed' }
  | { readonly type: 'CountryChangeStarted'; readonly countryType: string }
  | { readonly type: 'CountryChanged'; readonly countryType: string }
  | { readonly type: 'CountryChangeFailed'; readonly error: ApiError }
  | { readonly type: 'OverseaAsked' }
  /**
   * Overseas terms were read, with unreadable parts in `missing`; valid only for the current country (OV-01..OV-03,
   * CM-53).
   */
  | ({ readonly type: 'OverseaRead'; readonly missing?: readonly PricePart[] } & OverseaTerms)
  | { readonly type: 'OverseaFailed'; readonly countryType: string }
  | { readonly type: 'CompanyChosen'; readonly company: ShippingCompanyType }
  /** Sets the currency shown next to won (OV-13). */
  | { readonly type: 'CurrencyChosen'; readonly currency: CurrencyCode }
  /** New `papers` of the buyer; other papers stay (OV-10, OV-12). */
  | { readonly type: 'PapersGiven'; readonly papers: Partial<OverseaPapers> }
  /** A file was rejected as identity card image (OV-10). */
  | { readonly type: 'IdImageRefused'; readonly refusal: IdImageRefusal }
  /** The address was reloaded; `none` if there is no address (CM-20). */
  | { readonly type: 'AddressRead'; readonly address: ShippingAddress | undefined }
  /** The address could not be read; the known one stays (CM-20). */
  | { readonly type: 'AddressFailed' }
  | { readonly type: 'SideLayerOpened'; readonly layer: SideLayer }
  | { readonly type: 'SideLayerClosed' }
  | { readonly type: 'CheckoutStarted'; readonly cartUnitIds: readonly CartUnitId[] }
  | { readonly type: 'CheckoutRefused'; readonly finding: Finding }
  | { readonly type: 'CheckoutFailed'; readonly error: ApiError }
  /** The checkout `txKey` was created; the page navigates to it (CK-15). */
  | { readonly type: 'CheckoutCreated'; readonly txKey: TxKey };

export type CartEventType = CartEvent['type'];
export type EventOf<T extends CartEventType> = Extract<CartEvent, { type: T }>;
