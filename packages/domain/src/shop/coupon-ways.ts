import type { Candidates } from '../best-combination/candidates.ts';
import type { CouponAssignment } from '../coupons/coupon-assignment.ts';
import { exclusions } from '../coupons/stacking.ts';
import { couponKeyOf } from '../entities/coupon/held-coupon.ts';
import { either as E } from 'fp-ts';

export type IsApart = (one: CouponAssignment, other: CouponAssignment) => boolean;

/** True if a coupon is compatible with all others, by the exclusions of marketplace and shop. */
export const goesBeside = (
  here: CouponAssignment,
  others: readonly CouponAssignment[],
  isApart: IsApart | undefined,
): boolean =>
  others.every((other) => !exclusions.some(({ excludes }) => excludes(other, here)) && !isApart?.(other, here));

/** Returns each coupon on each eligible place. */
export const assignmentsIn = ({ coupons, placesFor, standing }: Candidates): readonly CouponAssignment[] =>
  coupons.flatMap((coupon) =>
    placesFor(coupon).flatMap((place) => (E.isRight(standing(coupon, place)) ? [{ coupon, place }] : [])),
  );

/**
 * Returns every way to add coupons, including none; undefined if there are more than `max`.
 * @param all each coupon on each eligible place
 */
export const waysBeside = (
  start: readonly CouponAssignment[],
  all: readonly CouponAssignment[],
  isApart: IsApart | undefined,
  max: number,
): readonly (readonly CouponAssignment[])[] | undefined => {
  const used = new Set(start.map(({ coupon }) => couponKeyOf(coupon)));
  const open = all.filter((one) => !used.has(couponKeyOf(one.coupon)) && goesBeside(one, start, isApart));
  let ways: readonly (readonly CouponAssignment[])[] = [start];
  for (const one of open) {
    ways = [...ways, ...ways.filter((way) => goesBeside(one, way, isApart)).map((way) => [...way, one])];
    if (ways.length > max) return undefined;
  }
  return ways;
};
