import type { CartTab } from '../storefront/tabs.ts';
import type { Option } from 'fp-ts/Option';
import type { ShippingAddress } from '../entities/buyer/buyer.ts';
import type { CashbackAnswer } from '../entities/cashback/cashback.ts';
import type { BoxScope, CouponChoice, FoundCombination } from './coupon-box.ts';
import type { AppliedCoupon } from '../entities/coupon/coupon.ts';
import type { Coupon } from '../entities/coupon/held-coupon.ts';
import type { ApiError } from '../messages/api-error.ts';
import type { MessageKey } from '../messages/ko.ts';
import type { SmileCardNudgeCoupon } from '../entities/nudge/smile-card-nudge.ts';
import type { ShippingCompanyType } from '../entities/overseas/company.ts';
import type { OverseaCountry } from '../entities/overseas/country.ts';
import type { IdImageRefusal } from '../entities/overseas/id-image.ts';
import type { CurrencyCode, OverseaPapers, OverseaTerms } from '../entities/overseas/oversea.ts';
import type { Finding } from '../rule/rule.ts';
import type { ShippingBundle, ShippingPolicy } from '../entities/shipping/policy.ts';
import type { Discount } from '../entities/discount/discount.ts';
import type { ExtraDiscountCandidate } from '../entities/discount/extra-discount.ts';
import type { BundleGauge } from '../price/parcel/free-shipping-gauge.ts';
import type { PricePart } from '../price/price-part.ts';
import type { Environment } from '../storefront/environment.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { CartUnitId, CouponPolicyNo, TxKey } from '../money/ids.ts';
import type { CartRead, InitialCart } from './initial-cart.ts';
import type { Extras } from './extras.ts';
import type { SideLayer } from './side-layer.ts';
import type { PricedInputs } from './state.ts';

/** The discounts that a unit may have now (CM-11). */
export interface UnitDiscounts {
  readonly cartUnitId: CartUnitId;
  readonly discounts: readonly Discount[];
}

/** The version that a unit has after its coupons changed. */
export interface UnitVersion {
  readonly cartUnitId: CartUnitId;
  readonly version: number;
}

/** The coupons of a cart after a change of them, with the new versions of the cart and of the units concerned. */
export interface CouponChange {
  readonly appliedCoupons: readonly AppliedCoupon[];
  readonly cartVersion: number;
  readonly units: readonly UnitVersion[];
  /** What could not be read and was left out (CM-53). */
  readonly missing?: readonly PricePart[];
}

/** What happened. State is a fold over these and nothing else. */
export type CartEvent =
  | { readonly type: 'EnvironmentRead'; readonly environment: Environment }
  /** `autoSelected`: what the load plan selects (LS-02). */
  | { readonly type: 'CartOpened'; readonly initial: InitialCart; readonly autoSelected: readonly CartUnitId[] }
  /** The page goes on from the cart of its first view, with what is selected by now: the server knows no browser tab (WA-25). */
  | { readonly type: 'CartResumed'; readonly selected: readonly CartUnitId[] }
  | { readonly type: 'CartLoadFailed'; readonly error: ApiError }
  /** The cart was read again: after a change, a stale version, or a write whose answer was lost. */
  | { readonly type: 'CartReloaded'; readonly content: CartRead }
  | { readonly type: 'TabSwitched'; readonly tab: CartTab }
  | { readonly type: 'UnitToggled'; readonly cartUnitId: CartUnitId }
  | { readonly type: 'SellerGroupToggled'; readonly sellerGroupKey: string }
  | { readonly type: 'TabToggled' }
  /** Of what was selected only these stay so (CK-17). */
  | { readonly type: 'SelectionNarrowed'; readonly cartUnitIds: readonly CartUnitId[] }
  /** The shopper agreed to a question of the order; it holds until what is selected changes (CK-08). */
  | { readonly type: 'OrderAgreed'; readonly code: MessageKey }
  | { readonly type: 'QuantityChangeStarted'; readonly cartUnitId: CartUnitId; readonly quantity: number }
  /** Some units were read again after a change; coupons listed as cancelled are gone from them (QT-04, QT-08). */
  | {
      readonly type: 'QuantityChanged';
      readonly cartUnitId: CartUnitId;
      readonly unit: CartUnit;
      readonly cartVersion: number;
      readonly cancelledCoupons: boolean;
    }
  | { readonly type: 'QuantityRefused'; readonly cartUnitId: CartUnitId; readonly finding: Finding }
  /** The server or the network said no: the field returns to the cart's value (QT-05). */
  | { readonly type: 'QuantityChangeFailed'; readonly cartUnitId: CartUnitId; readonly error: ApiError }
  | { readonly type: 'UnitsDeleteStarted'; readonly cartUnitIds: readonly CartUnitId[] }
  | { readonly type: 'UnitsDeleted'; readonly cartUnitIds: readonly CartUnitId[]; readonly cartVersion: number }
  | {
      readonly type: 'UnitsDeleteFailed';
      readonly cartUnitIds: readonly CartUnitId[];
      readonly error: ApiError;
    }
  | { readonly type: 'PricesAsked'; readonly inputs: PricedInputs }
  | {
      readonly type: 'PricesUpdated';
      readonly inputs: PricedInputs;
      readonly bundles: readonly ShippingBundle[];
      readonly policies: readonly ShippingPolicy[];
      readonly discounts: readonly UnitDiscounts[];
      /** How far each selected parcel is from free shipping, by this answer (FG-02). */
      readonly gauges: readonly BundleGauge[];
      /** What could not be read and was left out (CM-53). */
      readonly missing?: readonly PricePart[];
    }
  | { readonly type: 'PricesFailed'; readonly inputs: PricedInputs }
  /** Extra discounts were read, or looked at again at a later moment: `now` in ms since 1970 UTC (DC-04). */
  | {
      readonly type: 'ExtraDiscountsRead';
      readonly candidates: readonly ExtraDiscountCandidate[];
      readonly now: number;
      /** What could not be read and was left out (CM-53). */
      readonly missing?: readonly PricePart[];
    }
  /** What a selection gives back, as the server works it out (CM-33). */
  | { readonly type: 'CashbackRead'; readonly cashback: CashbackAnswer }
  /** Card offers were read (CM-24). */
  | { readonly type: 'SmileCardNudgeCouponsRead'; readonly coupons: readonly SmileCardNudgeCoupon[] }
  /** Parts of what is around the cart were read, or changed; the others stay (LS-04). */
  | { readonly type: 'ExtrasRead'; readonly extras: Extras }
  | { readonly type: 'CouponsAsked' }
  /** Every coupon that the buyer holds or may download and that may go on units of the cart (CM-21). */
  | { readonly type: 'CouponsRead'; readonly coupons: readonly Coupon[] }
  | { readonly type: 'CouponsFailed'; readonly error: ApiError }
  /** Coupons were applied, moved or taken off: what is in use now, whole (CP-09, CP-17). */
  | ({ readonly type: 'CouponsApplied' } & CouponChange)
  /** A coupon was downloaded: it is held from now on (CP-14). */
  | { readonly type: 'CouponIssued'; readonly coupon: Coupon }
  /** For these units there are coupons that the marketplace recommends (CP-16). */
  | { readonly type: 'CouponsRecommended'; readonly cartUnitIds: readonly CartUnitId[] }
  | { readonly type: 'CouponPromptDismissed' }
  /** `now`: the moment at which its coupons are judged, ms since 1970 UTC. */
  | {
      readonly type: 'CouponBoxOpened';
      readonly cartUnitId: CartUnitId;
      /** Of the unit alone where it is left out. */
      readonly scope?: BoxScope;
      readonly now: number;
    }
  /** For the place of the box's own unit where none is named. */
  | ({ readonly type: 'CouponChosen' } & Omit<CouponChoice, 'cartUnitId'> & Partial<Pick<CouponChoice, 'cartUnitId'>>)
  | { readonly type: 'CouponBoxApplyStarted' }
  | { readonly type: 'CouponBoxApplyFailed' }
  | { readonly type: 'CouponBoxClosed' }
  | { readonly type: 'CouponDownloadStarted'; readonly policyNo: CouponPolicyNo }
  /** The list stays as it was (CP-15). */
  | { readonly type: 'CouponDownloadFailed'; readonly policyNo: CouponPolicyNo }
  | { readonly type: 'CombinationSought' }
  /** The best so far, while a better one is sought. */
  | { readonly type: 'CombinationProgressed'; readonly found: FoundCombination }
  | { readonly type: 'CombinationFound'; readonly found: FoundCombination }
  | { readonly type: 'CombinationFailed' }
  | { readonly type: 'CombinationApplyStarted' }
  | { readonly type: 'CombinationApplyFailed' }
  | { readonly type: 'CombinationClosed' }
  | { readonly type: 'CountriesAsked' }
  /** The countries that parcels can be sent to (CM-16). */
  | { readonly type: 'CountriesRead'; readonly countries: readonly OverseaCountry[] }
  | { readonly type: 'CountriesFailed' }
  | { readonly type: 'CountryChangeStarted'; readonly countryType: string }
  /** The server ships to this country from now on (OV-01). */
  | { readonly type: 'CountryChanged'; readonly countryType: string }
  | { readonly type: 'CountryChangeFailed'; readonly error: ApiError }
  | { readonly type: 'OverseaAsked' }
  /** What shipping to a country means for these units (OV-01..OV-03); counts only while it is the cart's country. */
  | ({ readonly type: 'OverseaRead'; readonly missing?: readonly PricePart[] } & OverseaTerms)
  | { readonly type: 'OverseaFailed'; readonly countryType: string }
  | { readonly type: 'CompanyChosen'; readonly company: ShippingCompanyType }
  | { readonly type: 'CurrencyChosen'; readonly currency: CurrencyCode }
  /** What the buyer wrote or agreed to just now; the rest stays (OV-10, OV-12). */
  | { readonly type: 'PapersGiven'; readonly papers: Partial<OverseaPapers> }
  | { readonly type: 'IdImageRefused'; readonly refusal: IdImageRefusal }
  /** Where parcels go was read again (CM-20). */
  | { readonly type: 'AddressRead'; readonly address: Option<ShippingAddress> }
  /** Where parcels go could not be read; what is known stays (CM-20). */
  | { readonly type: 'AddressFailed' }
  | { readonly type: 'SideLayerOpened'; readonly layer: SideLayer }
  | { readonly type: 'SideLayerClosed' }
  | { readonly type: 'CheckoutStarted'; readonly cartUnitIds: readonly CartUnitId[] }
  | { readonly type: 'CheckoutRefused'; readonly finding: Finding }
  | { readonly type: 'CheckoutFailed'; readonly error: ApiError }
  | { readonly type: 'CheckoutCreated'; readonly txKey: TxKey };

/** The name of an event. */
export type CartEventType = CartEvent['type'];
/** The events of one name. */
export type EventOf<T extends CartEventType> = Extract<CartEvent, { type: T }>;
