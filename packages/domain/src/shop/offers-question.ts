import type { UnusedCoupon } from '../best-combination/explain/explain.ts';
import type { TimeLimit } from '../best-combination/model/question.ts';
import type { CouponAssignment } from '../coupons/coupon-assignment.ts';
import type { Coupon } from '../entities/coupon/held-coupon.ts';
import type { Won } from '../money/won.ts';
import type { PricingInput } from '../price/pricing-input.ts';
import type { CouponSituation } from '../selectors/situation.ts';
import type { OwnExclusion } from './exclusion.ts';
import type { ShopFinding } from './finding.ts';
import type { Offer, PromotionOrder } from './promotion.ts';
import type { Worked } from './worked.ts';

/** What was found so far while the best offers are searched for. Amounts in minor units. */
export interface OffersSoFar {
  /** The promotions, by the ids of their offers. */
  readonly promotions: readonly string[];
  /** Each coupon on its place, lane by lane. */
  readonly coupons: readonly CouponAssignment[];
  /** What the selected units cost without any promotion or coupon, less what they cost with these. */
  readonly saving: Won;
  /** No choice saves more; the same as `saving` where it is proved. */
  readonly bound: Won;
  /** What the selected units cost with these. */
  readonly payable: Won;
  /** How much less that is than with what is in use now. */
  readonly savingAgainstPresent: Won;
}

/** A promotion that the best offers leave out, and why. */
export interface UnusedPromotion {
  /** The id of its offer. */
  readonly promotion: string;
  /** Why it was left out, with what would bring it about where something would. */
  readonly reason: ShopFinding;
}

/**
 * The best promotions and coupons together, with their proof: of all that leave nothing against an order that does not stand against it
 * without any. Amounts in minor units.
 */
export interface BestOffers extends OffersSoFar {
  /** No other choice saves more: no search was ended by its limit. */
  readonly isProved: boolean;
  /** How many parts of all searches were solved. */
  readonly nodes: number;
  /** Why each other coupon was not used, beside these promotions, in the order of their keys. */
  readonly unused: readonly UnusedCoupon[];
  /** Why each other promotion was not used, beside these, in the order of the shop. */
  readonly unusedPromotions: readonly UnusedPromotion[];
}

/** What is asked: a cart without promotions and coupons, all that it may use, and what stands against it with some of that. */
export interface OffersQuestion {
  /** The cart as it is without a promotion. */
  readonly bare: PricingInput;
  /** What it costs now. */
  readonly present: Won;
  readonly offers: readonly Offer[];
  readonly order: PromotionOrder;
  readonly coupons: readonly Coupon[];
  readonly exclusions: readonly OwnExclusion[];
  readonly situation: CouponSituation;
  /** Everything that stands against an order with these promotions and coupons in use, and no others. */
  readonly against: (promotions: readonly string[], coupons: readonly CouponAssignment[]) => readonly ShopFinding[];
  /** Of that what stands against it with these promotions whatever coupons are in use. */
  readonly againstAlways: (promotions: readonly string[]) => readonly ShopFinding[];
  /** A promotion with those of the fixes for what it lacks that do bring it about. */
  readonly mended: (worked: Worked) => Worked;
  /** How many parts of each search for coupons are looked at. */
  readonly nodeLimit?: number | undefined;
  readonly timeLimit?: TimeLimit | undefined;
  /** In how many ways coupons are put beside promotions before parts are searched instead, where a rule stands against the best; 5,000 where left out. */
  readonly ways?: number | undefined;
  /** Told while it searches; what was found so far is worked out where it is asked for. */
  readonly report?: ((soFar: () => OffersSoFar) => void) | undefined;
}
