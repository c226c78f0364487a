import type { CartUnitId } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { asApplied } from '../../entities/coupon/held-coupon.ts';
import type { CouponPlace } from '../../entities/coupon/coupon-place.ts';
import { couponWorth } from '../../price/coupon/worth.ts';
import type { Group, AggregateCoupon, GroupCoupon, UnitChoice, Assignment } from './block.ts';
import type { UnitPriceOf, UnitPrices } from './unit-prices.ts';
import type { AssignmentsAt } from './assignments.ts';

const aggregateCouponOf = (assignment: Assignment, weight: number): AggregateCoupon => {
  const applied = asApplied(assignment.coupon, assignment.place.cartUnitIds);
  return { assignment, worth: (basis) => weight * couponWorth(applied, won(basis)) };
};

const unitChoicesOf = (
  { bare, stripped }: UnitPrices,
  assignments: readonly Assignment[],
  weight: number,
): readonly UnitChoice[] => {
  const taking = assignments.flatMap((assignment): readonly UnitChoice[] => {
    const taken = aggregateCouponOf(assignment, 1).worth(stripped);
    const left = stripped - taken;
    return taken > 0 ? [{ assignment, left, delta: stripped - bare, net: weight * (bare - left) }] : [];
  });
  return [{ assignment: undefined, left: bare, delta: 0, net: 0 }, ...taking];
};

export const total = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
const amountsLeft = (choices: readonly UnitChoice[]): readonly number[] => choices.map(({ left }) => left);

const groupCouponOf = (assignment: Assignment, min: number, max: number, weight: number): GroupCoupon => {
  const groupCoupon = aggregateCouponOf(assignment, weight);
  const { discountUnitType, discountValue, possiblePrice } = assignment.coupon;
  const isLevel = groupCoupon.worth(min) === groupCoupon.worth(max);
  const slope = discountUnitType === 'Rate' ? Math.min(1, discountValue / 100) : 1;
  const rounding = slope > 0 && slope < 1 ? weight : 0;
  return { ...groupCoupon, slope: isLevel ? 0 : weight * slope, rounding: isLevel ? 0 : rounding, from: possiblePrice };
};

export interface Goods {
  readonly unitPlaces: ReadonlyMap<CartUnitId, CouponPlace>;
  readonly at: AssignmentsAt;
  readonly priceOf: UnitPriceOf;
  readonly weightOf: (id: CartUnitId) => number;
}

/** Returns the units of an item in a parcel with their possible coupons. */
export const groupOf = (place: CouponPlace, { unitPlaces, at, priceOf, weightOf }: Goods): Group => {
  // a discount over several units has the weight of the heaviest unit
  const weight = Math.max(0, ...place.cartUnitIds.map(weightOf));
  const unitChoices = place.cartUnitIds.map((id) => {
    const unitPlace = unitPlaces.get(id);
    return unitChoicesOf(priceOf(id), unitPlace ? at(unitPlace, 'Buyer') : [], weightOf(id));
  });
  const minLeft = unitChoices.map((choices) => Math.min(...amountsLeft(choices)));
  const maxLeft = total(unitChoices.map((choices) => Math.max(...amountsLeft(choices))));
  const sellerDupCoupons = at(place, 'SellerDup').map((assignment) =>
    groupCouponOf(assignment, total(minLeft), maxLeft, weight),
  );
  const superCoupons = at(place, 'Super').map((assignment) => aggregateCouponOf(assignment, weight));
  const assignments = [...unitChoices.flat(), ...sellerDupCoupons, ...superCoupons].flatMap(
    ({ assignment }) => assignment?.index ?? [],
  );
  return {
    unitChoices,
    minLeft,
    maxLeft,
    sellerDupCoupons,
    superCoupons,
    assignmentIndexes: new Set(assignments),
    fullPrice: total(place.cartUnitIds.map((id) => priceOf(id).bare)),
  };
};

export const withoutRises = (group: Group): Group => ({
  ...group,
  unitChoices: group.unitChoices.map((choices) => choices.map((choice) => ({ ...choice, delta: 0 }))),
});

export const risesOf = (groups: readonly Group[]): readonly number[] =>
  groups.flatMap(({ unitChoices }) => unitChoices.map((choices) => Math.max(...choices.map(({ delta }) => delta))));
