import type { CouponAssignment } from '../../coupons/coupon-assignment.ts';
import { placesOverlap } from '../../entities/coupon/coupon-place.ts';
import { checkFields, checkKind, FUNCTION, OBJECT } from '../cart/arguments.ts';
import { checkCode, thrownText, type ShopFinding, type Words } from '../finding.ts';

/** An exclusion between coupons of a shop, in addition to those of the engine (CP-05..CP-09, EN-09). */
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
  checkFields(exclusion, 'an exclusion', ['code', 'message', 'excludes'] satisfies readonly (keyof OwnExclusion)[]);
  checkCode(exclusion.code);
  checkKind(exclusion.message, 'message', OBJECT);
  checkKind(exclusion.excludes, 'excludes', FUNCTION);
  return Object.freeze({ ...exclusion });
};

/** Returns why two coupons are incompatible, or undefined. An exclusion that throws excludes them. */
export const exclusionReason = (
  { code, excludes }: OwnExclusion,
  one: CouponAssignment,
  other: CouponAssignment,
): Pick<ShopFinding, 'code' | 'params'> | undefined => {
  try {
    const isApart = excludes(one, other) || excludes(other, one);
    return isApart ? { code, params: { name: one.coupon.couponName } } : undefined;
  } catch (thrown) {
    return { code: 'RULE-FAILED', params: { name: code, error: thrownText(thrown) } };
  }
};

/**
 * True if two coupons are on a unit in common.
 * @example
 * const oneEach = defineExclusion({ code: 'ONE-EACH', message: { en: 'One each.' }, excludes: shareUnits });
 * bestOffers(createEngine({ currency: USD, exclusions: [oneEach] }), basket, now).saving; // 100
 */
export const shareUnits = (one: CouponAssignment, other: CouponAssignment): boolean =>
  placesOverlap(one.place, other.place);
