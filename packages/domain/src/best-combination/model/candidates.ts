import { option as O } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { unitsById } from '../../entities/cart/cart-unit.ts';
import { noWon } from '../../money/won.ts';
import { unitsOfPlace } from '../../rules/coupon-facts.ts';
import { standingCouponRules } from '../../rules/coupon.ts';
import type { CouponFacts } from '../../rules/facts.ts';
import { judge } from '../../rule/judge.ts';
import type { Finding } from '../../rule/rule.ts';
import { couponKeyOf, type Coupon } from '../../entities/coupon/held-coupon.ts';
import { laneOf, placeTypeOfLane } from '../../entities/coupon/lane.ts';
import { couponPlacesOf, type CouponPlace } from '../../entities/coupon/coupon-place.ts';
import { unusableReason } from '../../selectors/situation.ts';
import type { CombinationQuestion } from './question.ts';

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
  const takesCoupons = (unit: Parameters<typeof unusableReason>[0]): boolean => O.isNone(unusableReason(unit));
  const places = couponPlacesOf(pricing.units, pricing.selected, takesCoupons);
  const unitsOf = new Map(places.map((place) => [place, unitsOfPlace(place, byId)]));
  const perType = (type: CouponPlace['type']): readonly CouponPlace[] => places.filter((place) => place.type === type);
  const ofType = { Unit: perType('Unit'), ItemGroup: perType('ItemGroup'), Bundle: perType('Bundle') };
  return {
    coupons: coupons.toSorted(byKey),
    places,
    placesFor: (coupon) => {
      const lane = laneOf(coupon);
      return O.isNone(lane) ? [] : ofType[placeTypeOfLane[lane.value]];
    },
    standing: (coupon, place) =>
      judgeStanding({ coupon, place, units: unitsOf.get(place) ?? [], price: noWon, bundleFee: noWon, situation }),
  };
};
