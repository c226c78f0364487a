import * as E from '../money/either.ts';
import type { CouponAssignment } from '../coupons/coupon-assignment.ts';
import { exclusions } from '../coupons/stacking.ts';
import {
  isSamePlace,
  type CouponPlace,
  couponLanes,
  laneOf,
  placesOverlap,
  type CouponLane,
} from '../entities/coupon/coupon-place.ts';
import { type AppliedCoupon, asApplied, type Coupon } from '../entities/coupon/coupon.ts';
import type { BundleKey, CartUnitId } from '../money/ids.ts';
import type { Rounding } from '../money/currency.ts';
import { noWon, won, sum, type Won } from '../money/won.ts';
import { putInto } from '../money/reuse.ts';
import { couponWorth, shippingCouponWorth } from '../price/coupon/coupon-lanes.ts';
import { totalOf } from '../price/ledger/ledger.ts';
import { priceCart } from '../price/price-cart.ts';
import type { PricedCart } from '../price/priced-cart.ts';
import type { PricingInput } from '../price/price-steps.ts';
import type { CombinationQuestion, Candidates } from './candidates.ts';
import { cliquesOf } from './compatible-sets.ts';
import type { Problem, Assignment } from './model.ts';
import { parcelsOf, type Parcel } from './parcels.ts';

export const inOrder = (
  assigned: readonly CouponAssignment[],
  places: readonly CouponPlace[],
): readonly CouponAssignment[] => {
  const lane = ({ coupon }: CouponAssignment): number => couponLanes.findIndex((one) => one === laneOf(coupon));
  const at = ({ place }: CouponAssignment): number => places.findIndex((one) => isSamePlace(one, place));
  return assigned.toSorted((a, b) => lane(a) - lane(b) || at(a) - at(b));
};

/** Unit price after discounts, with and without the option discount (PR-03), in won. */
export interface UnitPrices {
  readonly bare: number;
  readonly stripped: number;
}

/** Returns a coupon of 0 won on every unit, which only removes option discounts (PR-03). */
const strippingAll = (ids: readonly CartUnitId[], coupon: Coupon): readonly AppliedCoupon[] => [
  {
    ...asApplied(coupon, ids),
    couponType: 'BuyerCoupon',
    discountUnitType: 'Amount',
    discountValue: 0,
    isFreeShipping: false,
  },
];

export type UnitPriceOf = (id: CartUnitId) => UnitPrices;

const unitPricesOf = (pricing: PricingInput, anyCoupon: Coupon | undefined, bare: PricedCart): UnitPriceOf => {
  const ids = [...pricing.selected];
  const stripped = anyCoupon ? priceCart({ ...pricing, appliedCoupons: strippingAll(ids, anyCoupon) }) : bare;
  const known = new Map(
    ids.map((id) => [
      id,
      { bare: totalOf(bare.unitEntries.get(id) ?? []), stripped: totalOf(stripped.unitEntries.get(id) ?? []) },
    ]),
  );
  return (id) => known.get(id) ?? { bare: 0, stripped: 0 };
};

/** Base of a coupon at a place without other coupons. */
type Basis = Pick<Assignment, 'price' | 'bundleFee'>;

export const basisAt = (place: CouponPlace, priceOf: UnitPriceOf, parcels: ReadonlyMap<BundleKey, Parcel>): Basis => {
  if (place.type === 'Unit') return { price: won(priceOf(place.cartUnitId).stripped), bundleFee: noWon };
  if (place.type === 'ItemGroup')
    return { price: sum(place.cartUnitIds.map((id) => won(priceOf(id).bare))), bundleFee: noWon };
  const parcel = parcels.get(place.bundleKey)?.feeAt(0);
  return { price: parcel?.subtotal ?? noWon, bundleFee: parcel?.fee ?? noWon };
};

/** Assignments, and the number of resources that they use. */
export type NumberedAssignments = Pick<Problem, 'assignments' | 'resources'>;

const worthOf = (coupon: Coupon, place: CouponPlace, { price, bundleFee: fee }: Basis, rounding?: Rounding): Won => {
  const applied = asApplied(coupon, place.cartUnitIds);
  return place.type === 'Bundle'
    ? shippingCouponWorth(applied, { fee, subtotal: price }, rounding)
    : couponWorth(applied, price, rounding);
};

/** Numbers the assignments and their resources: coupons first, then one shipping coupon per seller (CP-05). */
const numberedAssignments = (
  { coupons, places, placesFor, standing }: Candidates,
  basisOf: (place: CouponPlace) => Basis,
  rounding?: Rounding,
): NumberedAssignments => {
  const placeIndexes = new Map(places.map((place, placeIndex) => [place, { placeIndex, ...basisOf(place) }]));
  const sellers = [...new Set(places.map((place) => place.sellerGroupKey))];
  const assignments: Assignment[] = [];
  for (const [number, coupon] of coupons.entries())
    for (const place of placesFor(coupon)) {
      const at = placeIndexes.get(place);
      if (!at || E.isLeft(standing(coupon, place))) continue;
      const turn = place.type === 'Bundle' ? [coupons.length + sellers.indexOf(place.sellerGroupKey)] : [];
      const worth = worthOf(coupon, place, at, rounding);
      assignments.push({ ...at, index: assignments.length, coupon, place, worth, resources: [number, ...turn] });
    }
  return { assignments, resources: coupons.length + sellers.length };
};

/** Returns the assignments of a question, with the prices of its units and parcels before other coupons. */
export const preparedAssignments = (question: CombinationQuestion, candidates: Candidates) => {
  // the extra discount applies after coupons (DC-04)
  const { extraDiscounts: _, ...pricing } = question.pricing;
  const bare = priceCart({ ...pricing, appliedCoupons: [] });
  const priceOf = unitPricesOf(pricing, question.coupons[0], bare);
  const parcels = new Map(parcelsOf(pricing, bare).map((parcel) => [parcel.bundleKey, parcel]));
  const own = numberedAssignments(candidates, (place) => basisAt(place, priceOf, parcels), pricing.rounding);
  return { pricing, bare, priceOf, parcels, own };
};

/** Returns for each payment method the coupons of the other methods (CP-06). */
export const forbiddenByPaymentMethod = (assignments: readonly Assignment[]): readonly Uint8Array[] => {
  const methodOf = ({ coupon }: Assignment): string | null => coupon.paymentCouponName ?? null;
  const methods = [...new Set(assignments.flatMap((assignment) => methodOf(assignment) ?? []))].toSorted();
  if (methods.length === 0) return [new Uint8Array(assignments.length)];
  return methods.map((method) =>
    Uint8Array.from(assignments, (assignment) =>
      methodOf(assignment) === null || methodOf(assignment) === method ? 0 : 1,
    ),
  );
};

export const assignmentsByPlace = (
  assignments: readonly Assignment[],
): ((place: CouponPlace, lane: CouponLane) => readonly Assignment[]) => {
  const at = new Map<string, Assignment[]>();
  const keyOf = (place: CouponPlace, lane: CouponLane | null): string => `${lane}/${place.key}`;
  for (const assignment of assignments) {
    putInto(at, keyOf(assignment.place, laneOf(assignment.coupon) ?? null), assignment);
  }
  return (place, lane) => at.get(keyOf(place, lane)) ?? [];
};

export type AssignmentsAt = ReturnType<typeof assignmentsByPlace>;

/** Upper bound of groups. Each one adds a row to every linear programme; branching resolves further pairs. */
const MAX_GROUPS = 300;

const TOGETHER = 0;
const APART = 1;
const ANYWAY_APART = 2;

type IsApart = (one: Assignment, other: Assignment) => boolean;

/** Returns how each pair of assignments excludes each other: not, by `isApart`, or by place or resource anyway. */
const relationsOf = (assignments: readonly Assignment[], isApart: IsApart): readonly Uint8Array[] => {
  const relations = assignments.map(() => new Uint8Array(assignments.length));
  const lanes = assignments.map(({ coupon, placeIndex }) => `${laneOf(coupon) ?? null}/${placeIndex}`);
  for (const [i, a] of assignments.entries())
    for (const [j, b] of assignments.slice(0, i).entries()) {
      const isAnyway = lanes[i] === lanes[j] || a.resources.some((one) => b.resources.includes(one));
      const relation = isAnyway ? ANYWAY_APART : isApart(b, a) ? APART : TOGETHER;
      relations[i]?.set([relation], j);
      relations[j]?.set([relation], i);
    }
  return relations;
};

/** Adds one resource per group of assignments that a shop keeps apart, like a coupon that can be used once (EN-09). */
const withShopExclusions = (
  { assignments, resources }: NumberedAssignments,
  isApart: IsApart,
): NumberedAssignments & Pick<Problem, 'isApart'> => {
  const relations = relationsOf(assignments, isApart);
  const groups = cliquesOf(
    relations.length,
    (a, b) => relations[a]?.[b] !== TOGETHER,
    MAX_GROUPS,
    (a, b) => relations[a]?.[b] === APART,
  );
  const more = assignments.map((): number[] => []);
  for (const [n, group] of groups.entries()) for (const one of group) more[one]?.push(resources + n);
  return {
    assignments: assignments.map((one, i) => ({ ...one, resources: [...one.resources, ...(more[i] ?? [])] })),
    resources: resources + groups.length,
    isApart: (one, other) => relations[one.index]?.[other.index] !== TOGETHER,
  };
};

const isIn = ({ coupon }: Assignment, lane: CouponLane): boolean => laneOf(coupon) === lane;

/** Adds a resource per item group with super coupons, shared by the shipping coupons of its parcel (CP-08). */
const withSuperTurns = ({ assignments, resources }: NumberedAssignments): NumberedAssignments => {
  const [supers, shipping] = (['Super', 'Shipping'] as const).map((lane) =>
    assignments.filter((one) => isIn(one, lane)),
  );
  const items = [...new Set(supers?.map(({ place }) => place))].filter((item) =>
    shipping?.some(({ place }) => placesOverlap(place, item)),
  );
  const isOn = (one: Assignment, item: CouponPlace): boolean =>
    one.place === item ? isIn(one, 'Super') : isIn(one, 'Shipping') && placesOverlap(one.place, item);
  const turnsOf = (one: Assignment) => items.flatMap((item, i) => (isOn(one, item) ? [resources + i] : []));
  return {
    assignments: assignments.map((one) => ({ ...one, resources: [...one.resources, ...turnsOf(one)] })),
    resources: resources + items.length,
  };
};

/** Adds resources for exclusions between assignments, and lists the assignments of each resource. */
export const withExclusions = (
  numbered: NumberedAssignments,
  isApart: CombinationQuestion['isApart'],
): Omit<Problem, 'blocks' | 'startsForbidden'> => {
  const turned = withSuperTurns(numbered);
  const all = isApart ? withShopExclusions(turned, isApart) : turned;
  const assignmentsOf = Array.from({ length: all.resources }, (): Assignment[] => []);
  for (const one of all.assignments) for (const resource of one.resources) assignmentsOf[resource]?.push(one);
  return { ...all, assignmentsOf };
};

/** True if two assignments can be chosen together. */
export const areCompatible = ({ isApart }: Pick<Problem, 'isApart'>, one: Assignment, other: Assignment): boolean =>
  !one.resources.some((resource) => other.resources.includes(resource)) &&
  !exclusions.some(({ excludes }) => excludes(one, other)) &&
  !isApart?.(one, other);
