import type { CartUnitId, BundleKey } from '../money/ids.ts';
import type { Rounding } from '../money/currency.ts';
import type { CouponAssignment } from '../coupons/coupon-assignment.ts';
import { noWon, won } from '../money/won.ts';
import { asApplied } from '../entities/coupon/coupon.ts';
import type { CouponPlace } from '../entities/coupon/coupon-place.ts';
import { couponWorth } from '../price/coupon/coupon-lanes.ts';
import type { PricedCart } from '../price/priced-cart.ts';
import {
  assignmentsByPlace,
  areCompatible,
  forbiddenByPaymentMethod,
  preparedAssignments,
  withExclusions,
  type AssignmentsAt,
  type NumberedAssignments,
  type UnitPriceOf,
  type UnitPrices,
} from './assignments.ts';
import { excessOf } from './benefits.ts';
import type { CombinationQuestion, Candidates } from './candidates.ts';
import {
  assignmentsOfBlock,
  total,
  type AggregateCoupon,
  type Assignment,
  type Block,
  type Group,
  type GroupCoupon,
  type Problem,
  type UnitChoice,
} from './model.ts';
import { blocksOf, parcelWithoutFee } from './parcels.ts';

/** Returns the units shipped overseas; empty for domestic orders. */
const overseasUnits = ({ entries }: PricedCart): ReadonlySet<CartUnitId> =>
  new Set(entries.flatMap(({ place }) => (place.type === 'Oversea' ? [place.cartUnitId] : [])));

const groupCouponOf = (assignment: Assignment, rounding: Rounding | undefined): AggregateCoupon => {
  const applied = asApplied(assignment.coupon, assignment.place.cartUnitIds);
  return { assignment, worth: (basis) => couponWorth(applied, won(basis), rounding) };
};

const unitChoicesOf = ({ bare, stripped }: UnitPrices, assignments: readonly Assignment[]): readonly UnitChoice[] => {
  const taking = assignments.flatMap((assignment): readonly UnitChoice[] => {
    const left = stripped - assignment.worth;
    return assignment.worth > 0 ? [{ assignment, left, delta: stripped - bare, net: bare - left }] : [];
  });
  return [{ assignment: undefined, left: bare, delta: 0, net: 0 }, ...taking];
};

interface Goods {
  readonly unitPlaces: ReadonlyMap<CartUnitId, CouponPlace>;
  readonly at: AssignmentsAt;
  readonly priceOf: UnitPriceOf;
  readonly rounding?: Rounding | undefined;
  readonly overseas: ReadonlySet<CartUnitId>;
  readonly isApart?: Problem['isApart'];
  readonly alternatives?: readonly AggregateCoupon[];
}

/** Returns the units of an item in a parcel with their possible coupons. */
export const groupOf = (
  place: CouponPlace,
  { unitPlaces, at, priceOf, overseas, rounding, isApart, alternatives = [] }: Goods,
): Group => {
  const unitChoices = place.cartUnitIds.map((id) => {
    const unitPlace = unitPlaces.get(id);
    return unitChoicesOf(priceOf(id), unitPlace ? at(unitPlace, 'Buyer') : []);
  });
  const coupons = [
    ...[...at(place, 'SellerDup'), ...at(place, 'Super')].map((assignment) => groupCouponOf(assignment, rounding)),
    ...alternatives.filter(({ assignment }) => assignment.place === place),
  ];
  const maxLeft = total(unitChoices.map((choices) => Math.max(...choices.map(({ left }) => left))));
  const ofUnits = unitChoices.flatMap((choices) => choices.flatMap(({ assignment }) => assignment ?? []));
  const groupCoupons = coupons.map((coupon): GroupCoupon => {
    const excluded = ofUnits.filter((one) => !areCompatible({ isApart }, one, coupon.assignment));
    return { ...coupon, excluded: new Set(excluded), most: coupon.worth(maxLeft), excess: excessOf(rounding) };
  });
  return {
    unitChoices,
    isOverseas: place.cartUnitIds.map((id) => overseas.has(id)),
    groupCoupons,
    assignments: [...ofUnits, ...groupCoupons.map(({ assignment }) => assignment)],
  };
};

/** A search problem with the units shipped overseas. */
export interface CouponProblem extends Problem {
  readonly overseas: ReadonlySet<CartUnitId>;
}

/** Numbers alternatives to coupons. Those of one list exclude each other. */
const withAlternatives = (
  { assignments, resources }: NumberedAssignments,
  lists: readonly (readonly CouponAssignment[])[],
): NumberedAssignments => {
  const more = lists.flatMap((list, i) => list.map((one) => ({ ...one, resources: [resources + i] })));
  const numbered = more.map((one, i): Assignment => {
    const price = won(one.coupon.discountValue);
    return { ...one, index: assignments.length + i, placeIndex: -1 - i, price, worth: price, bundleFee: noWon };
  });
  return { assignments: [...assignments, ...numbered], resources: resources + lists.length };
};

const alternativeOf = (assignment: Assignment): AggregateCoupon => ({ assignment, worth: () => assignment.worth });

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
  const { pricing, bare, priceOf, parcels, own } = preparedAssignments(question, candidates);
  const { rounding } = pricing;
  const { places } = candidates;
  const numbered = withExclusions(withAlternatives(own, alternatives), question.isApart);
  const added = numbered.assignments.slice(own.assignments.length).map(alternativeOf);
  const at = assignmentsByPlace(numbered.assignments);
  const unitPlaces = new Map(
    places.flatMap((place) => (place.type === 'Unit' ? [[place.cartUnitId, place] as const] : [])),
  );
  const overseas = overseasUnits(bare);
  const placesIn = (key: BundleKey, type: CouponPlace['type']): readonly CouponPlace[] =>
    places.filter((place) => place.type === type && place.bundleKey === key);
  // one list per parcel, even if sellers share it
  const blocks = [...new Set(places.map((place) => place.bundleKey))].flatMap((key) => {
    const shipping = placesIn(key, 'Bundle').flatMap((place) => at(place, 'Shipping'));
    const { isApart } = numbered;
    const goods = { unitPlaces, at, priceOf, overseas, rounding, isApart, alternatives: added };
    const groups = placesIn(key, 'ItemGroup').map((place) => groupOf(place, goods));
    return blocksOf(groups, parcels.get(key) ?? parcelWithoutFee(key), shipping);
  });
  return {
    ...numbered,
    overseas,
    blocks: [
      ...blocks.filter((block) => assignmentsOfBlock(block).length > 0),
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
