import type { CartUnitId, BundleKey } from '../money/ids.ts';
import type { Rounding } from '../money/currency.ts';
import type { CouponAssignment } from '../coupons/coupon-assignment.ts';
import { noWon, won } from '../money/won.ts';
import { asApplied } from '../entities/coupon/coupon.ts';
import type { CouponPlace } from '../entities/coupon/coupon-place.ts';
import { couponWorth } from '../price/coupon/coupon-lanes.ts';
import { priceCart } from '../price/price-cart.ts';
import type { PricedCart } from '../price/priced-cart.ts';
import {
  assignmentsByPlace,
  basisAt,
  byResource,
  forbiddenByPaymentMethod,
  numberedAssignments,
  unitPricesOf,
  withShopExclusions,
  withSuperTurns,
  type AssignmentsAt,
  type NumberedAssignments,
  type UnitPriceOf,
  type UnitPrices,
} from './assignments.ts';
import { excessOf } from './benefits.ts';
import type { CombinationQuestion, Candidates } from './candidates.ts';
import {
  total,
  type AggregateCoupon,
  type Assignment,
  type Block,
  type Group,
  type GroupCoupon,
  type Problem,
  type UnitChoice,
} from './model.ts';
import { blocksOf, isEmpty, loadOf, parcelsOf, parcelWithoutFee, type Load } from './parcels.ts';

/** Returns the units shipped overseas; empty for domestic orders. */
const overseasUnits = ({ entries }: PricedCart): ReadonlySet<CartUnitId> =>
  new Set(entries.flatMap(({ place }) => (place.type === 'Oversea' ? [place.cartUnitId] : [])));

const aggregateCouponOf = (assignment: Assignment, rounding: Rounding | undefined): AggregateCoupon => {
  const applied = asApplied(assignment.coupon, assignment.place.cartUnitIds);
  return { assignment, weight: 1, worth: (basis) => couponWorth(applied, won(basis), rounding) };
};

const unitChoicesOf = (
  { bare, stripped }: UnitPrices,
  assignments: readonly Assignment[],
  rounding: Rounding | undefined,
): readonly UnitChoice[] => {
  const taking = assignments.flatMap((assignment): readonly UnitChoice[] => {
    const taken = aggregateCouponOf(assignment, rounding).worth(stripped);
    const left = stripped - taken;
    return taken > 0 ? [{ assignment, left, delta: stripped - bare, net: bare - left }] : [];
  });
  return [{ assignment: undefined, left: bare, delta: 0, net: 0 }, ...taking];
};

const amountsLeft = (choices: readonly UnitChoice[]): readonly number[] => choices.map(({ left }) => left);

const groupCouponOf = (
  assignment: Assignment,
  min: number,
  max: number,
  roundedBy: Rounding | undefined,
): GroupCoupon => {
  const groupCoupon = aggregateCouponOf(assignment, roundedBy);
  const { discountUnitType, discountValue } = assignment.coupon;
  const isLevel = groupCoupon.worth(min) === groupCoupon.worth(max);
  const slope = discountUnitType === 'Rate' ? Math.min(1, discountValue / 100) : 1;
  return {
    ...groupCoupon,
    slope: isLevel ? 0 : slope,
    excess: excessOf(roundedBy),
  };
};

interface Goods {
  readonly unitPlaces: ReadonlyMap<CartUnitId, CouponPlace>;
  readonly at: AssignmentsAt;
  readonly priceOf: UnitPriceOf;
  readonly rounding?: Rounding | undefined;
  readonly overseas: ReadonlySet<CartUnitId>;
  readonly alternatives?: readonly AggregateCoupon[];
}

/** Returns the units of an item in a parcel with their possible coupons. */
export const groupOf = (
  place: CouponPlace,
  { unitPlaces, at, priceOf, overseas, rounding, alternatives = [] }: Goods,
): Group => {
  const unitChoices = place.cartUnitIds.map((id) => {
    const unitPlace = unitPlaces.get(id);
    return unitChoicesOf(priceOf(id), unitPlace ? at(unitPlace, 'Buyer') : [], rounding);
  });
  const minLeft = total(unitChoices.map((choices) => Math.min(...amountsLeft(choices))));
  const maxLeft = total(unitChoices.map((choices) => Math.max(...amountsLeft(choices))));
  const sellerDupCoupons = at(place, 'SellerDup').map((assignment) =>
    groupCouponOf(assignment, minLeft, maxLeft, rounding),
  );
  const superCoupons = [
    ...at(place, 'Super').map((assignment) => aggregateCouponOf(assignment, rounding)),
    ...alternatives.filter(({ assignment }) => assignment.place === place),
  ];
  const assignments = [...unitChoices.flat(), ...sellerDupCoupons, ...superCoupons].flatMap(
    ({ assignment }) => assignment?.index ?? [],
  );
  return {
    unitChoices,
    isOverseas: place.cartUnitIds.map((id) => overseas.has(id)),
    maxLeft,
    sellerDupCoupons,
    superCoupons,
    assignmentIndexes: new Set(assignments),
    fullPrice: total(place.cartUnitIds.map((id) => priceOf(id).bare)),
  };
};

/** A search problem with the units shipped overseas. */
export interface CouponProblem extends Problem {
  readonly overseas: ReadonlySet<CartUnitId>;
}

/** Numbers alternatives to coupons. Those of one list exclude each other. */
const withAlternatives = (
  numbered: NumberedAssignments,
  lists: readonly (readonly CouponAssignment[])[],
): NumberedAssignments => {
  const more = lists.flatMap((list, i) => list.map((one) => ({ ...one, resources: [numbered.resources + i] })));
  const assignments = [
    ...numbered.assignments,
    ...more.map((one, i): Assignment => ({
      ...one,
      index: numbered.assignments.length + i,
      placeIndex: -1 - i,
      price: won(one.coupon.discountValue),
      bundleFee: noWon,
    })),
  ];
  return { assignments, ...byResource(assignments, numbered.resources + lists.length) };
};

const alternativeOf = (assignment: Assignment): AggregateCoupon => ({
  assignment,
  weight: 1,
  worth: () => assignment.coupon.discountValue,
});

/**
 * Converts a question to a search problem.
 * @param alternatives lists of fixed amounts that exclude each other, and coupons by `isApart`. The place of one that
 * excludes all coupons of an item is the item, otherwise a parcel.
 */
export const couponProblem = (
  question: CombinationQuestion,
  candidates: Candidates,
  alternatives: readonly (readonly CouponAssignment[])[] = [],
): CouponProblem => {
  // the extra discount applies after coupons (DC-04)
  const { extraDiscounts: _, ...pricing } = question.pricing;
  const { rounding } = pricing;
  const { places } = candidates;
  const bare = priceCart({ ...pricing, appliedCoupons: [] });
  const priceOf = unitPricesOf({ ...question, pricing }, bare);
  const parcels = new Map(parcelsOf(pricing, bare).map((parcel) => [parcel.bundleKey, parcel]));
  const own = withSuperTurns(numberedAssignments(candidates, (place) => basisAt(place, priceOf, parcels)));
  const numbered = withShopExclusions(withAlternatives(own, alternatives), question.isApart);
  const added = numbered.assignments.slice(own.assignments.length).map(alternativeOf);
  const at = assignmentsByPlace(numbered.assignments);
  const unitPlaces = new Map(
    places.flatMap((place) => (place.type === 'Unit' ? [[place.cartUnitId, place] as const] : [])),
  );
  const overseas = overseasUnits(bare);
  const placesIn = (key: BundleKey, type: CouponPlace['type']): readonly CouponPlace[] =>
    places.filter((place) => place.type === type && place.bundleKey === key);
  // one load per parcel, even if sellers share it
  const loads = [...new Set(places.map((place) => place.bundleKey))].map((key): Load => {
    const shipping = placesIn(key, 'Bundle').flatMap((place) => at(place, 'Shipping'));
    const goods = { unitPlaces, at, priceOf, overseas, rounding, alternatives: added };
    const groups = placesIn(key, 'ItemGroup').map((place) => groupOf(place, goods));
    return loadOf(groups, parcels.get(key) ?? parcelWithoutFee(key), shipping);
  });
  return {
    ...numbered,
    overseas,
    blocks: [
      ...loads.flatMap(blocksOf).filter((block) => !isEmpty(block)),
      ...alternatives.map((list): Block => ({
        groups: [],
        feeSteps: [0],
        feeSaved: () => 0,
        shippingCoupons: added.filter(
          ({ assignment: { coupon, place } }) => place.type === 'Bundle' && list.some((one) => one.coupon === coupon),
        ),
      })),
    ],
    startsForbidden: forbiddenByPaymentMethod(numbered.assignments),
  };
};
