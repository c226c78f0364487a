import type { CouponAssignment } from '../coupons/coupon-assignment.ts';
import { placesOverlap } from '../entities/coupon/coupon-place.ts';
import { ownCode, type Words } from './finding.ts';

/** Coupons that a shop keeps apart, beside what excludes what in the marketplace (CP-05..CP-09, EN-09). */
export interface OwnExclusion {
  /** It names the reason; none of the marketplace’s. */
  readonly code: string;
  /** What is said of two such coupons, by language. */
  readonly message: Words;
  /** Whether two coupons on their places do not go together; asked both ways round. */
  readonly excludes: (one: CouponAssignment, other: CouponAssignment) => boolean;
}

/**
 * Coupons that a shop keeps apart (EN-09).
 * @throws TypeError where its code is none
 * @example
 * defineExclusion({ code: 'ONE-GIFT', message: { en: 'One gift only.' }, excludes: () => true }).code; // ONE-GIFT
 */
export const defineExclusion = (exclusion: OwnExclusion): OwnExclusion => {
  ownCode(exclusion.code);
  return Object.freeze(exclusion);
};

/**
 * Whether two coupons are on a unit in common.
 * @example
 * const oneEach = defineExclusion({ code: 'ONE-EACH', message: { en: 'One each.' }, excludes: shareUnits });
 * engineOf({ currency: USD, exclusions: [oneEach] }).bestOffers(basket, now).saving; // 100
 */
export const shareUnits = (one: CouponAssignment, other: CouponAssignment): boolean =>
  placesOverlap(one.place, other.place);
