import type { CartUnitId } from '../../cart/ids.ts';
import { couponKeyOf } from '../../coupon/held-coupon.ts';
import type { Placed } from '../../coupon/placed.ts';
import { exclusions, type Exclusion } from '../../coupon/stacking.ts';
import type { Fix } from '../rule.ts';

/** Whether two coupons do not go together by this code (CP-05..CP-09). */
const excludes = (code: Exclusion['code'], there: Placed, here: Placed): boolean =>
  exclusions.some((one) => one.code === code && one.excludes(there, here));

/** The coupons that do not go with one that stays before them: without these the rest goes together. */
export const clashingCoupons = (code: Exclusion['code'], coupons: readonly Placed[]): readonly Placed[] => {
  const staying: Placed[] = [];
  return coupons.filter((here) => {
    const isClashing = staying.some((there) => excludes(code, there, here));
    if (!isClashing) staying.push(here);
    return isClashing;
  });
};

/** The first two coupons that do not go together by this code; none where all do. */
export const firstClash = (code: Exclusion['code'], coupons: readonly Placed[]): readonly Placed[] => {
  const [here] = clashingCoupons(code, coupons);
  const there = here && coupons.find((one) => excludes(code, one, here));
  return there ? [there, here] : [];
};

/** What takes exactly these coupons off the units that they are on (CK-18). */
export const removeThese = (coupons: readonly Placed[]): Fix => ({
  type: 'RemoveCoupons',
  cartUnitIds: unitsOn(coupons),
  couponIssueNoes: coupons.map(({ coupon }) => couponKeyOf(coupon)),
});

/** The units that coupons are on, each once. */
export const unitsOn = (coupons: readonly Placed[]): readonly CartUnitId[] => [
  ...new Set(coupons.flatMap(({ place }) => place.cartUnitIds)),
];
