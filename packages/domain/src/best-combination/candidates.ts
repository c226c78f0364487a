import type { CouponAssignment } from '../coupons/coupon-assignment.ts';
import { type Won, noWon } from '../money/won.ts';
import type { PricingInput } from '../price/price-steps.ts';
import { type Rule, type Finding, judge } from '../rule/rule.ts';
import type { CouponFacts } from '../rules/facts.ts';
import { type Coupon, couponKeyOf } from '../entities/coupon/coupon.ts';
import type { Cart } from '../cart/cart.ts';
import { type CouponSituation, unusableReason } from '../selectors/situation.ts';
import type { Either } from '../money/either.ts';
import { unitsById } from '../entities/cart/cart-unit.ts';
import { unitsOfPlace } from '../rules/coupon-facts.ts';
import { standingCouponRules } from '../rules/coupon.ts';
import type { SearchBudget, TimeLimit } from './budget.ts';
import { laneOf, placeTypeOfLane, couponPlacesOf, type CouponPlace } from '../entities/coupon/coupon-place.ts';

export interface CombinationQuestion {
  /** The cart with the coupons in use, which count only for the comparison. */
  readonly pricing: PricingInput;
  /** Every owned or downloadable coupon, with unique keys. */
  readonly coupons: readonly Coupon[];
  readonly situation: CouponSituation;
  /** The whole cart, required only by a custom engine (EN-09). */
  readonly cart?: Cart;
  /** Additional eligibility rules, independent of prices; optional (EN-09). */
  readonly rules?: readonly Pick<Rule<CouponFacts>, 'broken'>[];
  /** True if a shop forbids the two assignments together, in either order; optional (EN-09). */
  readonly isApart?: (one: CouponAssignment, other: CouponAssignment) => boolean;
  readonly nodeLimit?: number;
  /** Only a greater saving counts, in won; 0 if missing. */
  readonly above?: number;
  /** Work of at most about 1,000 ms if missing. */
  readonly timeLimit?: TimeLimit;
  /** A budget shared with other searches, instead of a separate time limit. */
  readonly budget?: SearchBudget;
  /** Called after each node; computes the current best result only if requested. */
  readonly report?: (soFar: () => SoFar) => void;
}

/** The best combination found so far; amounts in won. */
export interface SoFar {
  readonly chosen: readonly CouponAssignment[];
  readonly saving: Won;
  /** Upper bound of the saving; equal to `saving` if proved. */
  readonly bound: Won;
  readonly payable: Won;
  /** Saving compared with the coupons in use. Negative if those coupons break a rule. */
  readonly savingAgainstPresent: Won;
}

export const NODE_LIMIT = 400;

/** True if a coupon may apply to a place at any price: checks buyer, device, time and unit. */
export type Standing = (coupon: Coupon, place: CouponPlace) => Either<Finding, CouponFacts>;

/** Coupons, places and eligibility, in an order independent of the cart and the pool. */
export interface Candidates {
  readonly coupons: readonly Coupon[];
  readonly places: readonly CouponPlace[];
  readonly placesFor: (coupon: Coupon) => readonly CouponPlace[];
  readonly standing: Standing;
}

const byKey = (a: Coupon, b: Coupon): number => (couponKeyOf(a) < couponKeyOf(b) ? -1 : 1);

export const candidatesOf = ({ pricing, coupons, situation, rules = [] }: CombinationQuestion): Candidates => {
  const judgeStanding = judge([...standingCouponRules, ...rules]);
  const byId = unitsById(pricing.units);
  const takesCoupons = (unit: Parameters<typeof unusableReason>[0]): boolean => unusableReason(unit) === undefined;
  const places = couponPlacesOf(pricing.units, pricing.selected, takesCoupons);
  const unitsOf = new Map(places.map((place) => [place, unitsOfPlace(place, byId)]));
  const perType = (type: CouponPlace['type']): readonly CouponPlace[] => places.filter((place) => place.type === type);
  const ofType = { Unit: perType('Unit'), ItemGroup: perType('ItemGroup'), Bundle: perType('Bundle') };
  return {
    coupons: coupons.toSorted(byKey),
    places,
    placesFor: (coupon) => {
      const lane = laneOf(coupon);
      return lane === undefined ? [] : ofType[placeTypeOfLane[lane]];
    },
    standing: (coupon, place) =>
      judgeStanding({ coupon, place, units: unitsOf.get(place) ?? [], price: noWon, bundleFee: noWon, situation }),
  };
};
