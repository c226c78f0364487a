import * as E from '../money/either.ts';
import { type CouponAssignment, appliedOf } from '../coupons/coupon-assignment.ts';
import { conflictOf } from '../coupons/stacking.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { type CouponPlace, couponPlacesOf, laneOf, placeTypeOfLane } from '../entities/coupon/coupon-place.ts';
import { type AppliedCoupon, type Coupon, couponKeyOf } from '../entities/coupon/coupon.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { PricingInput } from '../price/price-steps.ts';
import { finding, judge, type Finding } from '../rule/rule.ts';
import { type CouponSituation, unusableReason } from '../selectors/situation.ts';
import { couponFactsOf } from './coupon-facts.ts';
import { couponRules } from './coupon.ts';

/** A requested coupon for one unit, units of one item in one parcel, or units of one parcel (CP-17). */
export interface RequestedCoupon {
  readonly coupon: Coupon;
  readonly cartUnitIds: readonly CartUnitId[];
}

/** Converts applied coupons to requests, so the same rules judge them. Skips coupons that are not in `coupons`. */
export const asRequested = (
  applied: readonly AppliedCoupon[],
  coupons: readonly Coupon[],
): readonly RequestedCoupon[] => {
  const byKey = new Map(coupons.map((coupon) => [couponKeyOf(coupon), coupon]));
  return applied.flatMap(({ couponIssueNo, cartUnitIds }) => {
    const coupon = byKey.get(couponIssueNo);
    return coupon ? [{ coupon, cartUnitIds }] : [];
  });
};

/** Returns the place that consists of exactly these units, or undefined (CP-12). */
export const placeOfRequested = (
  units: readonly CartUnit[],
  { coupon, cartUnitIds }: RequestedCoupon,
): CouponPlace | undefined => {
  const takes = (unit: CartUnit): boolean => unusableReason(unit) === undefined;
  const places = couponPlacesOf(units, new Set(cartUnitIds), takes);
  // a place contains only these units, so equal counts mean equal sets
  const isWhole = (place: CouponPlace): boolean => place.cartUnitIds.length === cartUnitIds.length;
  const lane = laneOf(coupon);
  return places.find((place) => lane !== undefined && place.type === placeTypeOfLane[lane] && isWhole(place));
};

/** Returns the coupons that have a place. */
export const placedAmong = (
  units: readonly CartUnit[],
  requested: readonly RequestedCoupon[],
): readonly CouponAssignment[] =>
  requested.flatMap((one) => {
    const place = placeOfRequested(units, one);
    return place ? [{ coupon: one.coupon, place }] : [];
  });

/** Returns the first violation of any coupon. */
const ineligible = (
  input: PricingInput,
  placed: readonly CouponAssignment[],
  beside: readonly CouponAssignment[],
  situation: CouponSituation,
): Finding | undefined => {
  const appliedCoupons = appliedOf([...beside, ...placed]);
  for (const { coupon, place } of placed) {
    const facts = couponFactsOf({ ...input, appliedCoupons }, coupon, place, situation);
    const verdict = judge(couponRules)(facts);
    if (E.isLeft(verdict)) return verdict.left;
  }
  return undefined;
};

/** Returns the first exclusion between coupons (CP-05..CP-09). The fee is a rule on each coupon. */
const conflicting = (placed: readonly CouponAssignment[], beside: readonly CouponAssignment[]): Finding | undefined => {
  for (const [i, here] of placed.entries()) {
    const conflict = conflictOf([...beside, ...placed.slice(0, i)], here);
    if (conflict !== undefined) return conflict;
  }
  return undefined;
};

/**
 * Judges requested coupons: each is eligible, and all are compatible with existing ones. The page checks before it
 * sends, the server before it writes (CP-01..CP-09, CP-20).
 * @param input cart with the units that count as bought; its coupons are ignored
 * @param staying coupons in use on other units; those without a place are ignored
 */
export const judgeRequestedCoupons = (
  input: PricingInput,
  requested: readonly RequestedCoupon[],
  situation: CouponSituation,
  staying: readonly RequestedCoupon[] = [],
): E.Either<Finding, readonly AppliedCoupon[]> => {
  const misplaced = requested.find((one) => placeOfRequested(input.units, one) === undefined);
  if (misplaced) return E.left(finding('CART-BR5-08', {}, misplaced.cartUnitIds));
  const placed = placedAmong(input.units, requested);
  const beside = placedAmong(input.units, staying);
  const against = ineligible(input, placed, beside, situation) ?? conflicting(placed, beside);
  return against ? E.left(against) : E.right(appliedOf(placed));
};
