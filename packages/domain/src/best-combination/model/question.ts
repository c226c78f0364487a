import type { CouponAssignment } from '../../coupons/coupon-assignment.ts';
import type { Won } from '../../money/won.ts';
import type { PricingInput } from '../../price/pricing-input.ts';
import type { Rule } from '../../rule/rule.ts';
import type { CouponFacts } from '../../rules/facts.ts';
import type { Coupon } from '../../entities/coupon/held-coupon.ts';
import type { Cart } from '../../cart/cart.ts';
import type { CouponSituation } from '../../selectors/situation.ts';

export interface CombinationQuestion {
  /** The cart with the coupons in use, which count only for the comparison. */
  readonly pricing: PricingInput;
  /** Every owned or downloadable coupon, with unique keys. */
  readonly coupons: readonly Coupon[];
  readonly situation: CouponSituation;
  /** The whole cart, required only by a custom engine (EN-09). */
  readonly cart?: Cart;
  /** Additional eligibility rules, independent of prices; optional (EN-09). */
  readonly rules?: readonly Rule<CouponFacts>[];
  /** True if a shop forbids the two assignments together, in either order; optional (EN-09). */
  readonly isApart?: (one: CouponAssignment, other: CouponAssignment) => boolean;
  readonly nodeLimit?: number;
  readonly timeLimit?: TimeLimit;
  /** Called after each node; computes the current best result only if requested. */
  readonly report?: (soFar: () => SoFar) => void;
}

/** The best combination found so far; amounts in won. */
export interface SoFar {
  readonly chosen: readonly CouponAssignment[];
  readonly saving: Won;
  readonly bound: Won;
  readonly payable: Won;
  readonly savingAgainstPresent: Won;
}

/** A time limit and its clock. */
export interface TimeLimit {
  /** ms since any fixed moment. */
  readonly now: () => number;
  readonly ms: number;
}

export const NODE_LIMIT = 400;

/**
 * Upper bound of group fills per search, because nodes differ in size. 30 units with 60 coupons take about 800,
 * rarely more than 3,500. All of them take about 0.5 seconds.
 */
export const FILLING_LIMIT = 150_000;
