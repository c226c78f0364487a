import type { CartUnitId } from '../../../money/ids.ts';
import { couponKeyOf } from '../../../entities/coupon/held-coupon.ts';
import type { CouponAssignment } from '../../../coupons/coupon-assignment.ts';
import { exclusions, type Exclusion } from '../../../coupons/stacking.ts';
import { finding, when } from '../../../rule/finding.ts';
import type { Fix, Rule } from '../../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';

const excludes = (code: Exclusion['code'], there: CouponAssignment, here: CouponAssignment): boolean =>
  exclusions.some((one) => one.code === code && one.excludes(there, here));

/** Returns the coupons that conflict with an earlier one; the rest is compatible. */
export const conflictingCoupons = (
  code: Exclusion['code'],
  coupons: readonly CouponAssignment[],
): readonly CouponAssignment[] => {
  const staying: CouponAssignment[] = [];
  return coupons.filter((here) => {
    const isClashing = staying.some((there) => excludes(code, there, here));
    if (!isClashing) staying.push(here);
    return isClashing;
  });
};

/** Returns the first two coupons that conflict by this code, or `none`. */
export const firstConflict = (
  code: Exclusion['code'],
  coupons: readonly CouponAssignment[],
): readonly CouponAssignment[] => {
  const [here] = conflictingCoupons(code, coupons);
  const there = here && coupons.find((one) => excludes(code, one, here));
  return there ? [there, here] : [];
};

export const removeThese = (coupons: readonly CouponAssignment[]): Fix => ({
  type: 'RemoveCoupons',
  cartUnitIds: unitsOn(coupons),
  couponIssueNoes: coupons.map(({ coupon }) => couponKeyOf(coupon)),
});

export const unitsOn = (coupons: readonly CouponAssignment[]): readonly CartUnitId[] => [
  ...new Set(coupons.flatMap(({ place }) => place.cartUnitIds)),
];

export const conflicting = ({ code, requirement }: Pick<Exclusion, 'code' | 'requirement'>): Rule<CheckoutFacts> => ({
  code,
  codes: [code],
  requirement,
  source: 'specification 5, Coupons; 8, CART-BR7',
  broken: ({ coupons }) => {
    const gone = conflictingCoupons(code, coupons);
    return when(gone.length > 0, () => finding(code, {}, unitsOn(gone), [removeThese(gone)]));
  },
});
