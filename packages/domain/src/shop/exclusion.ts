import type { CouponAssignment } from '../coupons/coupon-assignment.ts';
import { placesOverlap } from '../entities/coupon/coupon-place.ts';
import { ownCode, type Words } from './finding.ts';

/** An exclusion between coupons of a shop, in addition to the marketplace (CP-05..CP-09, EN-09). */
export interface OwnExclusion {
  readonly code: string;
  /** The refusal if both coupons are applied, by language. */
  readonly message: Words;
  /** True if two coupons on their places are incompatible; called in both orders. */
  readonly excludes: (one: CouponAssignment, other: CouponAssignment) => boolean;
}

/**
 * Defines an exclusion.
 * @throws TypeError if its code is invalid
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
