import type { CouponAssignment } from '../../coupons/coupon-assignment.ts';
import type { CouponLane } from '../../entities/coupon/coupon-place.ts';
import type { AppliedPromotion } from '../../entities/discount/discount.ts';
import type { CartUnitId } from '../../money/ids.ts';
import type { Currency, Rounding } from '../../money/currency.ts';
import type { PricingInput } from '../../price/price-steps.ts';
import type { OrderFeatures } from '../../storefront/storefront.ts';
import type { EngineCart } from '../cart/engine-cart.ts';
import type { BuyerOf, CustomFields, FieldReaders, OrderFields, UnitOf } from '../cart/fields.ts';
import type { CheckTerms } from '../checks.ts';
import type { CountryTerms } from '../countries.ts';
import type { ShopFinding, ShopFix, Values, Words } from '../finding.ts';

/**
 * A unit after its own discounts and earlier promotions, before coupons. Add-ons are hidden, because they are paid
 * once per unit. Amounts in minor units.
 * @typeParam F types of the custom fields of the shop
 */
export interface PromotionUnit<out F = CustomFields> {
  /** The unit in the cart. */
  readonly unit: UnitOf<F>;
  /** Pieces with a price above 0. Free ones, such as samples and gifts, do not count. */
  readonly quantity: number;
  /** Price that is left after earlier reductions, in minor units. */
  readonly left: number;
  /** Remaining price by piece, dearest first; the sum is `left`. A discount of one piece lowers only this piece. */
  readonly pieces: readonly number[];
}

/** A saving in minor units: one shared amount, or by unit an amount or the amounts of its `pieces`. */
export type PromotionSaving = number | readonly (number | readonly number[])[];

/**
 * Order data for a promotion. Its effect depends only on units, params and this data, so page, server and search
 * agree.
 */
export interface PromotionOrder<out F = CustomFields> {
  readonly currency: Currency;
  readonly buyer: BuyerOf<F>;
  /** The custom fields of the order. */
  readonly fields: OrderFields<F>;
  /** Moment of evaluation, ms since 1970 UTC. */
  readonly now: number;
  /** Destination country, e.g. `DE` in a shop with `home`, or `SouthKorea` in the marketplace. */
  readonly country: string;
  /** Groups of the buyer. */
  readonly buyerGroups: readonly string[];
  /** Coupon codes that the cart holds. */
  readonly couponCodes: readonly string[];
  /** Coupon codes that the buyer can no longer use. */
  readonly usedCouponCodes: readonly string[];
}

/** A missing condition of a promotion: message values and fixes. */
export interface Lacking {
  readonly params: Values;
  /** Candidate fixes; the engine offers only effective ones. */
  readonly fixes?: readonly ShopFix[];
  /** One of the `reasons`; default is the code of the promotion with `message`. */
  readonly code?: string;
}

/**
 * Order of promotions: `Item` applies to unit prices, `Order` to the remaining prices, `Shipping` to the fees of the
 * parcels of its units. Within a lane, by offer ID.
 */
export type PromotionLane = 'Item' | 'Order' | 'Shipping';

/** Compatible offers on one unit: everything, or codes of promotions, IDs of offers and lanes of coupons. */
export type Stacking = 'Everything' | readonly (CouponLane | (string & {}))[];

/** The terms of an offer: ID, name, params, period and buyers. */
export interface OfferTerms<P> {
  /** Offers of one lane apply in the order of their IDs. */
  readonly id: string;
  /** Name in messages and in the ledger. */
  readonly name: string;
  /** Values that the `params` of the promotion read. */
  readonly params: P;
  /** First active moment, ISO 8601 with offset; unlimited if missing. */
  readonly from?: string;
  /** Last active moment; unlimited if missing. */
  readonly until?: string;
  /** Compatible offers; default is the setting of the promotion. */
  readonly stacksWith?: Stacking;
  /** Coupon code that a cart must hold, e.g. `WELCOME10`; case and spaces do not matter. */
  readonly couponCode?: string;
  /** Buyer groups that have the offer; all buyers if missing. Case and spaces do not matter. */
  readonly groups?: readonly string[];
}

/**
 * A promotion with its params, period and buyers, by `offerOf`.
 * @typeParam F types of the custom fields that it reads
 */
export interface Offer<in F = CustomFields> extends Omit<OfferTerms<unknown>, 'params' | 'stacksWith'> {
  /** Compatible promotions and coupon lanes by name. */
  readonly stacksWith: Stacking;
  readonly code: string;
  readonly lane: PromotionLane;
  readonly neverGrows: boolean;
  readonly upperBound: (units: readonly PromotionUnit<F>[], order: PromotionOrder<F>) => number;
  readonly mostShare: number;
  readonly message: Words;
  readonly reasons: Readonly<Record<string, Words>>;
  /** What an engine needs for offers. It comes with them, so that a shop without offers does not load it. */
  readonly functions: OfferFunctions;
  /** As given, before decoding. Ledger entries contain them. */
  readonly params: unknown;
  /** @param other code of a promotion, ID of an offer or lane of a coupon */
  readonly goesWith: (other: string) => boolean;
  readonly appliesTo: (unit: UnitOf<F>, order: PromotionOrder<F>) => boolean;
  readonly worth: (units: readonly PromotionUnit<F>[], order: PromotionOrder<F>) => PromotionSaving;
  readonly lacks: (units: readonly PromotionUnit<F>[], order: PromotionOrder<F>) => Lacking | undefined;
}

/** Terms of a shop that determine the promotions and fees of a cart. */
export interface PromotionTerms extends CountryTerms {
  readonly currency: Currency;
  readonly offers: readonly Offer[];
  readonly features: Partial<OrderFeatures>;
  readonly rounding?: Rounding | undefined;
}

/** An evaluated promotion. Amounts in minor units. */
export interface EvaluatedPromotion {
  readonly offer: Offer;
  /** The units that it applies to. */
  readonly units: readonly CartUnitId[];
  /** Price of its units before it. */
  readonly basis: number;
  /** By unit; the amount off the fee of a parcel is at the first unit of the parcel. */
  readonly amounts: ReadonlyMap<CartUnitId, number>;
  /** Remaining price by piece of its units, or remaining fees. */
  readonly pieces: ReadonlyMap<CartUnitId, readonly number[]>;
  /** Its saving. */
  readonly total: number;
  /** Upper bound of its saving at these and lower prices. */
  readonly most: number;
  /** The missing condition; undefined if it has all of them. */
  readonly lacking: Lacking | undefined;
  /** Why the buyer cannot have the offer now. */
  readonly unavailable: Pick<ShopFinding, 'code' | 'params'> | undefined;
  readonly toJSON: () => PromotionJson;
}

/** An evaluated promotion in JSON; `amounts` is by the number of the unit. */
export interface PromotionJson
  extends Pick<Offer, 'id' | 'name' | 'code'>, Pick<EvaluatedPromotion, 'units' | 'total' | 'lacking' | 'unavailable'> {
  readonly amounts: Readonly<Record<string, number>>;
}

/** The functions and messages of an engine for offers. */
export interface OfferFunctions {
  /** Throws unless an offer fits the promotions, coupons and custom fields of a shop. */
  readonly check: (
    offer: Pick<Offer, 'id' | 'stacksWith' | 'params'>,
    names: readonly string[],
    path: string,
    item: FieldReaders['item'],
  ) => void;
  /** Messages of all promotions by code. */
  readonly messages: Readonly<Record<string, Words>>;
  readonly evaluate: (
    input: PricingInput,
    offers: readonly Offer[],
    order: PromotionOrder,
  ) => readonly EvaluatedPromotion[];
  readonly appliedOf: (promotion: EvaluatedPromotion) => readonly AppliedPromotion[];
  /** True if a promotion allows a coupon. */
  readonly allows: (promotion: EvaluatedPromotion, coupon: CouponAssignment) => boolean;
  /** Returns the violation of a promotion in use. */
  readonly against: (
    promotion: EvaluatedPromotion,
    others: readonly EvaluatedPromotion[],
    coupons: readonly CouponAssignment[],
  ) => ShopFinding | undefined;
  readonly withEffectiveFixes: (
    shop: PromotionTerms & CheckTerms,
    cart: EngineCart,
    now: number,
    promotion: EvaluatedPromotion,
  ) => EvaluatedPromotion;
}
