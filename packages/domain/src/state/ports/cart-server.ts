import type { AddCartRequest } from '../command.ts';
import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { ShippingAddress } from '../../entities/buyer/buyer.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { CouponChange, UnitDiscounts } from '../event.ts';
import type { CartUnitId, CouponIssueNo, CouponPolicyNo, IdempotencyKey, TxKey } from '../../money/ids.ts';
import type { CartRead, InitialCart } from '../initial-cart.ts';
import type { MergeReport } from '../../entities/cart/merge.ts';
import type { BranchServiceType } from '../../entities/cart/seller.ts';
import type { CashbackAnswer } from '../../entities/cashback/cashback.ts';
import type { AppliedCoupon, CouponType } from '../../entities/coupon/coupon.ts';
import type { Coupon } from '../../entities/coupon/held-coupon.ts';
import type { ApiError } from '../../messages/api-error.ts';
import type { SmileCardNudgeCoupon } from '../../entities/nudge/smile-card-nudge.ts';
import type { ExtraDiscountOffer } from '../../entities/discount/extra-discount.ts';
import type { MessageKey } from '../../messages/ko.ts';
import type { ShippingCompany, ShippingCompanyType } from '../../entities/overseas/company.ts';
import type { OverseaCountry } from '../../entities/overseas/country.ts';
import type {
  CompanyFees,
  CompanyUnavailable,
  CurrencyCode,
  ExchangeRate,
  OverseaPapers,
} from '../../entities/overseas/oversea.ts';
import type { PricePart } from '../../price/price-part.ts';
import type { Won } from '../../money/won.ts';
import type { ShippingBundle, ShippingPolicy } from '../../entities/shipping/policy.ts';
import type { Environment } from '../../storefront/environment.ts';

/** A call: it is sent when run, and answers once, with a value or an error as data. */
export type Answer<A> = TaskEither<ApiError, A>;

/** A unit whose part of an answer could not be read: it shows as not orderable (CM-53). */
export interface Unreadable {
  /** Paths of the bad fields, e.g. `data.units.3.item.itemSellPrice`. */
  readonly unreadable: readonly string[];
}

/** An answer of which parts could not be read: they were left out, and the rest goes on (CM-53). */
export interface PartlyRead {
  /** Paths of the bad fields, e.g. `data.shippingBundles.0.shippingFee`; left out where all was read. */
  readonly unreadable?: readonly string[];
  /** What the total lacks of it. */
  readonly missing?: readonly PricePart[];
}

/** CM-04. */
export interface SetQuantityRequest {
  readonly cartUnitId: CartUnitId;
  readonly quantity: number;
  readonly branchServiceType: BranchServiceType;
  /** The version that the shopper saw; an older one than the server's answers 409 with the current unit. */
  readonly unitVersion: number;
  /** The shopper agreed that the unit's coupons are cancelled (QT-04). */
  readonly cancelCoupons: boolean;
}

/** CM-06's answer: the unit that holds it, a new one or the one of the same choice. */
export interface AddCartReply {
  readonly cartUnitId: CartUnitId;
  readonly cartVersion: number;
}

/** CM-03's answer. */
export interface MergeReply extends MergeReport {
  readonly cartVersion: number;
}

/** CM-05. */
export interface RemoveCartUnitsRequest {
  readonly cartUnitIds: readonly CartUnitId[];
  readonly deleteCauseType: 'Buyer';
}

/** One unit that discounts or shipping are asked for. */
export interface PriceRequest {
  readonly cartUnitId: CartUnitId;
  readonly quantity: number;
}

/** CM-10. */
export interface CheckoutRequest {
  readonly cartUnitIds: readonly CartUnitId[];
  readonly coupons: readonly {
    readonly cartUnitIds: readonly CartUnitId[];
    readonly couponNo: CouponIssueNo;
    readonly couponType: CouponType;
  }[];
  readonly discounts: readonly {
    readonly cartUnitIds: readonly CartUnitId[];
    readonly discountNo: string;
    readonly discountType: 'Extra';
  }[];
  readonly branchServiceType: BranchServiceType;
  readonly cartVersion: number;
  /** The payable total that the shopper saw, in won: the server never trusts it, and refuses where its own differs. */
  readonly payableSeen: Won;
  /** Questions of the order that the shopper said yes to: the server asks them again of these (CK-08, OV-12). */
  readonly agreed: readonly MessageKey[];
  /** How the order ships overseas; none at home. */
  readonly oversea: Option<OverseaCheckout>;
}

/** What the shopper decides of shipping overseas; fees, limits and what is carried are the server's own (CK-19). */
export interface OverseaCheckout {
  /** Where the page says that it ships to: compared with the server's own, never taken over (CK-19, OV-01). */
  readonly countryType: string;
  readonly shippingCompany: ShippingCompanyType;
  /** Judged and forgotten: never stored, never logged (OV-10, OV-12). */
  readonly papers: OverseaPapers;
}

/** Units that shipping overseas is asked about, and where they would go. */
export interface OverseaRequest {
  readonly countryType: string;
  readonly requests: readonly PriceRequest[];
}

/** What may have become of an order by its key: nobody knows of it, it is being worked on, it was opened, it was refused. */
export const orderFates = ['Unknown', 'Running', 'Opened', 'Refused'] as const;
/** What became of an order. */
export type OrderFate = (typeof orderFates)[number];

/** An order that was asked for by its key; the key of its checkout where it was opened. */
export interface FoundOrder {
  readonly fate: OrderFate;
  readonly txKey: Option<TxKey>;
}

/** CM-10's answer; `isSuccess` false raises `message` (CK-16). */
export interface CheckoutReply {
  readonly isSuccess: boolean;
  readonly checkoutUnitIds: readonly CartUnitId[];
  readonly txKey: TxKey;
  readonly message: string;
}

/** CM-07 */
export interface ApplyCouponsRequest {
  /** Coupons on units: with them, their units have these coupons and no others (CP-09, CP-17). */
  readonly applications: readonly CouponApplication[];
  /** Further units that are to have no other coupons than these applications give them. */
  readonly cartUnitIds: readonly CartUnitId[];
  /** The shopper agreed that coupons which are applied elsewhere are taken off there (CART-BR5-12). */
  readonly moves: boolean;
}

/** A coupon on units, as a request names it: one unit, units of one item in one parcel, or units of one parcel. */
export interface CouponApplication {
  readonly couponIssueNo: CouponIssueNo;
  readonly cartUnitIds: readonly CartUnitId[];
}

/** CM-08: what is on these units, and these coupons wherever they are, is taken off as a whole. */
export interface UnapplyCouponsRequest {
  readonly cartUnitIds: readonly CartUnitId[];
  readonly couponIssueNoes: readonly CouponIssueNo[];
}

/** The coupons that may go on some units, by their target: who may use which is judged by `couponRules` (CM-21, CM-45, CM-46). */
export interface CouponList {
  readonly coupons: readonly Coupon[];
  readonly totalCount: number;
}

/** A group for which coupons are recommended, by a key of the caller's (CM-23). */
export interface RecommendationTarget {
  readonly key: string;
  readonly cartUnitIds: readonly CartUnitId[];
}

/** The best coupons for a group: each with the units that it would go on, and what they save together, in won (CM-23). */
export interface RecommendedGroup {
  readonly key: string;
  readonly coupons: readonly { readonly coupon: Coupon; readonly cartUnitIds: readonly CartUnitId[] }[];
  readonly saving: Won;
}

/** Why a coupon could not be downloaded: today's tries are used up (CP-15), none is left, the buyer has it, it is over or unknown. */
export const issueFailures = ['over-try', 'sold-out', 'already-issued', 'expired', 'unknown'] as const;
/** A reason for which a coupon could not be downloaded. */
export type IssueFailure = (typeof issueFailures)[number];

/** What came of a download (CM-26): the issue number, or the reason why there is none. */
export interface IssueReply {
  readonly isSuccess: boolean;
  readonly failedReason: Option<IssueFailure>;
  readonly issueNo: Option<CouponIssueNo>;
}

/** CM-26: what a coupon says of its download. */
export type IssueRequest = Pick<Coupon, 'eventNo' | 'encStr' | 'couponPromotionType'>;

/** A coupon in use that could not be ordered with, by code (CM-48). */
export interface CouponObjection {
  readonly code: string;
  readonly cartUnitIds: readonly CartUnitId[];
}

/** CM-33: prices, club membership and coupons are the server's own; what the page says of them is not relied on. */
export interface CashbackRequest {
  readonly isSmileClub: boolean;
  readonly cartRequests: readonly PriceRequest[];
  readonly couponRequests: readonly CouponApplication[];
}

/** The marketplace behind the cart: one function a call (CM), in the specification's words. */
export interface CartServer {
  /** CM-43 */
  readonly getEnvironment: () => Answer<Environment>;
  /** CM-01 */
  readonly getInitialCart: () => Answer<InitialCart & Unreadable>;
  /** CM-02; no ids: the whole cart */
  readonly getCart: (request: { readonly cartUnitIdList: readonly CartUnitId[] }) => Answer<CartRead & Unreadable>;
  /** CM-03: what became of every piece of the guest's cart; nothing where none waited, or nothing of it is new (GM-4) */
  readonly mergeCart: () => Answer<MergeReply>;
  /** CM-04: answers the unit as it now is */
  readonly setQuantity: (
    request: SetQuantityRequest,
  ) => Answer<{ readonly unit: CartUnit; readonly cartVersion: number } & PartlyRead>;
  /** CM-05 */
  readonly removeCartUnits: (
    request: RemoveCartUnitsRequest,
  ) => Answer<{ readonly removedCartUnitIds: readonly CartUnitId[]; readonly cartVersion: number }>;
  /** CM-06 */
  readonly addCart: (request: AddCartRequest) => Answer<AddCartReply>;
  /** CM-10. @param key the same until its outcome is known, so that no order is opened twice (CK-14) */
  readonly addCheckoutByCart: (request: CheckoutRequest, key: IdempotencyKey) => Answer<CheckoutReply>;
  /** What became of an order whose answer was lost; the reference marketplace's own call (CK-16). */
  readonly findOrder: (request: { readonly idempotencyKey: IdempotencyKey }) => Answer<FoundOrder>;
  /** CM-11 */
  readonly getAvailableDiscount: (request: {
    readonly requests: readonly PriceRequest[];
  }) => Answer<{ readonly discounts: readonly UnitDiscounts[] } & PartlyRead>;
  /** CM-12: those that are over too, and the server's moment, by which they are over or not (DC-04) */
  readonly getExhibitExtraDiscountForNudge: () => Answer<ExtraDiscountOffer & PartlyRead>;
  /** CM-13 */
  readonly getShipping: (request: {
    readonly countryCode: string;
    readonly requests: readonly PriceRequest[];
  }) => Answer<
    {
      readonly shippingBundles: readonly ShippingBundle[];
      readonly shippingPolicies: readonly ShippingPolicy[];
    } & PartlyRead
  >;
  /** CM-07: all of it or nothing */
  readonly applyCoupons: (request: ApplyCouponsRequest) => Answer<CouponChange & PartlyRead>;
  /** CM-08 */
  readonly unapplyCoupons: (request: UnapplyCouponsRequest) => Answer<CouponChange & PartlyRead>;
  /** CM-21; no ids: the whole cart */
  readonly getCouponBox: (request: { readonly cartUnitIds: readonly CartUnitId[] }) => Answer<CouponList>;
  /** CM-22; no ids: the whole cart */
  readonly getAppliedCoupons: (request: {
    readonly cartUnitIds: readonly CartUnitId[];
  }) => Answer<{ readonly appliedCoupons: readonly AppliedCoupon[]; readonly cartVersion: number }>;
  /** CM-23 */
  readonly getRecommendedCoupons: (request: {
    readonly targets: readonly RecommendationTarget[];
    readonly couponsOnNotTargeted: readonly CouponIssueNo[];
  }) => Answer<{ readonly groups: readonly RecommendedGroup[] }>;
  /** CM-24 */
  readonly getSmileCardNudgeCoupon: () => Answer<{ readonly coupons: readonly SmileCardNudgeCoupon[] }>;
  /** CM-25: a coupon of the policy that the buyer holds and that is not among those used; none until it is found */
  readonly getUnusedCoupon: (request: {
    readonly usedCouponIssueNos: readonly CouponIssueNo[];
    readonly couponPolicyNo: CouponPolicyNo;
  }) => Answer<{ readonly coupon: Option<Coupon> }>;
  /** CM-26 */
  readonly issueCoupon: (request: IssueRequest) => Answer<IssueReply>;
  /** CM-45 */
  readonly getGroupCouponList: (request: { readonly cartUnitIds: readonly CartUnitId[] }) => Answer<CouponList>;
  /** CM-46 */
  readonly getUnitCouponList: (request: { readonly cartUnitId: CartUnitId }) => Answer<CouponList>;
  /** CM-47 */
  readonly pickCouponIssueNo: (request: {
    readonly usedCouponIssueNos: readonly CouponIssueNo[];
    readonly couponPolicyNo: CouponPolicyNo;
  }) => Answer<{ readonly couponIssueNo: Option<CouponIssueNo> }>;
  /** CM-48: what stands against ordering these units with the coupons that are in use */
  readonly checkAppliedCoupons: (request: {
    readonly cartUnitIds: readonly CartUnitId[];
  }) => Answer<{ readonly objections: readonly CouponObjection[] }>;
  /** CM-33 */
  readonly getTotalCashback: (request: CashbackRequest) => Answer<CashbackAnswer>;
  /** CM-16: in the language of the page; none on a tenant that does not ship overseas (OV-14) */
  readonly getOverseaShippingCountries: () => Answer<{ readonly countries: readonly OverseaCountry[] }>;
  /** CM-17: in the order of preference; none for South Korea (OV-02) */
  readonly getOverseaShippingCompanies: (request: {
    readonly countryType: string;
  }) => Answer<{ readonly companies: readonly ShippingCompany[] }>;
  /** CM-18: of every company of the country, for every unit of this cart, carried or not */
  readonly getOverseaShippingFees: (
    request: OverseaRequest,
  ) => Answer<{ readonly fees: readonly CompanyFees[] } & PartlyRead>;
  /** CM-14 */
  readonly getShippingUnavailableItems: (
    request: OverseaRequest & { readonly shippingCompanies: readonly ShippingCompanyType[] },
  ) => Answer<{ readonly unavailable: readonly CompanyUnavailable[] }>;
  /** CM-19; none: of every currency */
  readonly getExchangeRate: (request: {
    readonly currencyCode: Option<CurrencyCode>;
  }) => Answer<{ readonly exchangeRates: readonly ExchangeRate[] }>;
  /** CM-20 */
  readonly getLatestShippingAddress: () => Answer<{ readonly latestShippingAddress: Option<ShippingAddress> }>;
  /** CM-49: ships there from now on; refused for a visitor and for a country that nothing is sent to */
  readonly changeCountry: (request: { readonly countryType: string }) => Answer<{ readonly shippingCountry: string }>;
}
