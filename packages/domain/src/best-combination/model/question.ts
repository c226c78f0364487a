import type { PricingInput } from '../../price/pricing-input.ts';
import type { Coupon } from '../../entities/coupon/held-coupon.ts';
import type { CouponSituation } from '../../selectors/situation.ts';

/** What the best combination is asked for (CP-19). */
export interface CombinationQuestion {
  /** The cart with the coupons that are in use; they count only for the comparison with the present choice. */
  readonly pricing: PricingInput;
  /** Every coupon that may be used, held or to be downloaded; each has a key of its own. */
  readonly coupons: readonly Coupon[];
  readonly situation: CouponSituation;
  /** How many parts of the search are looked at before the best so far is answered with its gap. */
  readonly nodeLimit?: number;
}

/** How many parts of the search are looked at unless a question says otherwise (CP-19). */
export const NODE_LIMIT = 400;

/**
 * How many times an item group is filled in one search at most: the other limit, since parts of a search differ in
 * size. 30 units with 60 coupons take about 800, seldom more than 3,500; all of these take about half a second.
 */
export const EFFORT_LIMIT = 150_000;
