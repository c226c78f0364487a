import type { UnusedCoupon } from '../../best-combination/explain.ts';
import type { TimeLimit } from '../../best-combination/budget.ts';
import type { CouponAssignment } from '../../coupons/coupon-assignment.ts';
import type { Coupon } from '../../entities/coupon/coupon.ts';
import type { Won } from '../../money/won.ts';
import type { PricedCart } from '../../price/priced-cart.ts';
import type { PricingInput } from '../../price/price-steps.ts';
import type { CouponSituation } from '../../selectors/situation.ts';
import type { OwnExclusion } from '../promotions/exclusion.ts';
import type { ShopFinding } from '../finding.ts';
import type { Offer, PromotionOrder } from '../promotions/offer.ts';
import type { EvaluatedPromotion } from '../promotions/offer.ts';

/** The best offers found so far. Amounts in minor units, with added tax. */
export interface OffersSoFar {
  readonly promotions: readonly string[];
  readonly coupons: readonly CouponAssignment[];
  readonly saving: Won;
  /** Upper bound of the saving; equal to `saving` if proved. */
  readonly bound: Won;
  readonly payable: Won;
  readonly savingAgainstPresent: Won;
}

/** Limits of a search for offers, and its report. */
export interface OffersOptions {
  /** Upper bound of nodes of each coupon search. */
  readonly nodeLimit?: number | undefined;
  /** Time limit with its clock; without it, 1,000 ms by the `clock` of the engine, or as much work. */
  readonly timeLimit?: TimeLimit | undefined;
  /** Called during the search; computes the current best result only if requested. */
  readonly report?: ((soFar: () => OffersSoFar) => void) | undefined;
  /** Upper bound of nodes of the search for sets of promotions on common units; 32,768 if missing. */
  readonly sets?: number;
  /** Upper bound of coupon searches, one per set or part of it; 200 if missing. */
  readonly searches?: number;
}

/** A promotion outside the best offers, with the reason. */
export interface UnusedPromotion {
  readonly promotion: string;
  readonly reason: ShopFinding;
}

/** The best promotions and coupons that add no violation, with their proof. Amounts in minor units. */
export interface BestOffers extends OffersSoFar {
  /** True if all searches completed before their limits. */
  readonly isProved: boolean;
  readonly nodes: number;
  readonly unused: readonly UnusedCoupon[];
  readonly unusedPromotions: readonly UnusedPromotion[];
}

/** Tax that is added to the prices of a cart. Amounts in minor units. */
export interface AddedTax {
  readonly taxOf: (priced: PricedCart) => number;
  /** Returns an upper bound of a saving with tax from an upper bound of the saving without it. */
  readonly boundOf: (saving: number) => number;
}

/** A cart without promotions and coupons, the available offers, and a check of violations. */
export interface OffersQuestion extends OffersOptions {
  readonly bare: PricingInput;
  /** Price of the cart before any change, with added tax. */
  readonly present: Won;
  /** Missing if the prices contain the tax. */
  readonly addedTax?: AddedTax | undefined;
  readonly offers: readonly Offer[];
  readonly order: PromotionOrder;
  readonly coupons: readonly Coupon[];
  readonly exclusions: readonly OwnExclusion[];
  readonly situation: CouponSituation;
  readonly against: (promotions: readonly string[], coupons: readonly CouponAssignment[]) => readonly ShopFinding[];
  /** Returns the violations with these promotions that hold for any coupons. */
  readonly againstAlways: (promotions: readonly string[]) => readonly ShopFinding[];
  /** Keeps only the fixes of a missing condition that are possible and effective. */
  readonly keepEffectiveFixes: (promotion: EvaluatedPromotion) => EvaluatedPromotion;
  /** Upper bound of coupon combinations tried per set after a violation; default 5,000. */
  readonly ways?: number | undefined;
}
