import type { CartUnitId } from '../../../money/ids.ts';
import { couponKeyOf } from '../../../entities/coupon/held-coupon.ts';
import type { CouponAssignment } from '../../../coupons/coupon-assignment.ts';
import { exclusions, type Exclusion } from '../../../coupons/stacking.ts';
import { finding, when } from '../../../rule/finding.ts';
import type { Fix, Rule } from '../../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';

/** Whether two coupons do not go together by this code (CP-05..CP-09). */
const excludes = (code: Exclusion['code'], there: CouponAssignment, here: CouponAssignment): boolean =>
  exclusions.some((one) => one.code === code && one.excludes(there, here));

/** The coupons that do not go with one that stays before them: without these the rest goes together. */
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

/** The first two coupons that do not go together by this code; none where all do. */
export const firstConflict = (
  code: Exclusion['code'],
  coupons: readonly CouponAssignment[],
): readonly CouponAssignment[] => {
  const [here] = conflictingCoupons(code, coupons);
  const there = here && coupons.find((one) => excludes(code, one, here));
  return there ? [there, here] : [];
};

/** What takes exactly these coupons off the units that they are on (CK-18). */
export const removeThese = (coupons: readonly CouponAssignment[]): Fix => ({
  type: 'RemoveCoupons',
  cartUnitIds: unitsOn(coupons),
  couponIssueNoes: coupons.map(({ coupon }) => couponKeyOf(coupon)),
});

/** The units that coupons are on, each once. */
export const unitsOn = (coupons: readonly CouponAssignment[]): readonly CartUnitId[] => [
  ...new Set(coupons.flatMap(({ place }) => place.cartUnitIds)),
];

/** The rule on coupons of an order that do not go together by this code: the first of them stays. */
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
