import type { CouponAssignment } from '../../coupons/coupon-assignment.ts';
import type { Won } from '../../money/won.ts';
import type { PricingInput } from '../../price/pricing-input.ts';
import type { Rule } from '../../rule/rule.ts';
import type { CouponFacts } from '../../rules/coupon/facts.ts';
import type { Coupon } from '../../entities/coupon/held-coupon.ts';
import type { Cart } from '../../cart/cart.ts';
import type { CouponSituation } from '../../selectors/situation.ts';

/** What the best combination is asked for (CP-19). */
export interface CombinationQuestion {
  /** The cart with the coupons that are in use; they count only for the comparison with the present choice. */
  readonly pricing: PricingInput;
  /** Every coupon that may be used, held or to be downloaded; each has a key of its own. */
  readonly coupons: readonly Coupon[];
  /** Who buys, where and when: it decides which coupons may be used at all. */
  readonly situation: CouponSituation;
  /** The whole cart, of which an engine of one’s own judges the order (EN-09); the marketplace’s search does not look at it. */
  readonly cart?: Cart;
  /** What more is asked of a coupon on a place, whatever the prices are; nothing where left out (EN-09). */
  readonly rules?: readonly Rule<CouponFacts>[];
  /** Which coupons on their places a shop keeps apart beside those that the marketplace does, either way round; none where left out (EN-09). */
  readonly isApart?: (one: CouponAssignment, other: CouponAssignment) => boolean;
  /** How many parts of the search are solved before the best so far is answered with its gap. */
  readonly nodeLimit?: number;
  /** How long is searched before the best so far is answered with its gap; no end where left out. */
  readonly timeLimit?: TimeLimit;
  /** Told while it searches, after each part; what was found so far is worked out where it is asked for. */
  readonly report?: (soFar: () => SoFar) => void;
}

/** The best combination that was found so far; amounts in won. */
export interface SoFar {
  /** Each coupon on its place. */
  readonly chosen: readonly CouponAssignment[];
  /** What the selected units cost without any coupon, less what they cost with these. */
  readonly saving: Won;
  /** No combination saves more than this. */
  readonly bound: Won;
  /** What they cost with these. */
  readonly payable: Won;
  /** How much less that is than with the coupons that are in use now. */
  readonly savingAgainstPresent: Won;
}

/** A limit in time, with the clock that it is read from. */
export interface TimeLimit {
  /** ms since some moment. */
  readonly now: () => number;
  /** How long is searched, in ms. */
  readonly ms: number;
}

/** How many parts of the search are solved unless a question says otherwise (CP-19). */
export const NODE_LIMIT = 400;

/**
 * How many times an item group is filled in one search at most: the other limit, since parts of a search differ in
 * size. 30 units with 60 coupons take about 800, seldom more than 3,500; all of these take about half a second.
 */
export const FILLING_LIMIT = 150_000;
