import { option as O } from 'fp-ts';
import { laneOf, placeTypeOfLane } from '../../../entities/coupon/lane.ts';
import { finding, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { CouponFacts } from '../facts.ts';
import { isTargeted } from '../../../entities/coupon/target.ts';

const fits = ({ coupon, place, units }: CouponFacts): boolean => {
  const lane = laneOf(coupon);
  if (O.isNone(lane) || placeTypeOfLane[lane.value] !== place.type) return false;
  return units.some((unit) => isTargeted(coupon.target, unit));
};

/** Rejects units, places or types that do not match the coupon (CP-02). */
export const notForThisUnit: Rule<CouponFacts> = {
  code: 'CART-BR5-08',
  codes: ['CART-BR5-08'],
  requirement: 'CP-02',
  source: 'specification 8, CART-BR5',
  broken: (facts) => when(!fits(facts), () => finding('CART-BR5-08', {}, facts.place.cartUnitIds)),
};
