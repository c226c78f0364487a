import * as E from '../money/either.ts';
import type { CouponAssignment } from '../coupons/coupon-assignment.ts';
import { exclusions } from '../coupons/stacking.ts';
import {
  isSamePlace,
  type CouponPlace,
  couponLanes,
  laneOf,
  type CouponLane,
} from '../entities/coupon/coupon-place.ts';
import { type AppliedCoupon, asApplied, type Coupon } from '../entities/coupon/coupon.ts';
import type { BundleKey, CartUnitId } from '../money/ids.ts';
import { noWon, won, sum } from '../money/won.ts';
import { totalOf } from '../price/ledger/ledger.ts';
import { priceCart } from '../price/price-cart.ts';
import type { CombinationQuestion, Candidates } from './candidates.ts';
import { cliquesOf } from './cliques.ts';
import type { Problem, Assignment } from './model.ts';
import type { Parcel } from './parcels.ts';

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

export const unitPricesOf = (
  { pricing, coupons: [anyCoupon] }: CombinationQuestion,
  bare: ReturnType<typeof priceCart>,
): UnitPriceOf => {
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

export type NumberedAssignments = Omit<Problem, 'blocks' | 'startsForbidden'>;

export const byResource = (
  assignments: readonly Assignment[],
  resources: number,
): Pick<Problem, 'resources' | 'assignmentsOf'> => {
  const assignmentsOf = Array.from({ length: resources }, (): Assignment[] => []);
  for (const assignment of assignments)
    for (const resource of assignment.resources) assignmentsOf[resource]?.push(assignment);
  return { resources, assignmentsOf };
};

/** Numbers the assignments and their resources: coupons first, then one shipping coupon per seller (CP-05). */
export const numberedAssignments = (
  { coupons, places, placesFor, standing }: Candidates,
  basisOf: (place: CouponPlace) => Basis,
): NumberedAssignments => {
  const placeIndexes = new Map(places.map((place, placeIndex) => [place, { placeIndex, ...basisOf(place) }]));
  const sellers = [...new Set(places.map((place) => place.sellerGroupKey))];
  const assignments: Assignment[] = [];
  for (const [number, coupon] of coupons.entries())
    for (const place of placesFor(coupon)) {
      const placeIndex = placeIndexes.get(place);
      if (!placeIndex || E.isLeft(standing(coupon, place))) continue;
      const turn = place.type === 'Bundle' ? [coupons.length + sellers.indexOf(place.sellerGroupKey)] : [];
      assignments.push({ ...placeIndex, index: assignments.length, coupon, place, resources: [number, ...turn] });
    }
  return { assignments, ...byResource(assignments, coupons.length + sellers.length) };
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
    const key = keyOf(assignment.place, laneOf(assignment.coupon) ?? null);
    const there = at.get(key);
    if (there) there.push(assignment);
    else at.set(key, [assignment]);
  }
  return (place, lane) => at.get(keyOf(place, lane)) ?? [];
};

export type AssignmentsAt = ReturnType<typeof assignmentsByPlace>;

/** Upper bound of groups, each of which adds a row to every linear programme; branching resolves further pairs. */
const MAX_GROUPS = 300;

const TOGETHER = 0;
const APART = 1;
const ANYWAY_APART = 2;

type IsApart = NonNullable<CombinationQuestion['isApart']>;

const laneAt = ({ coupon, placeIndex }: Assignment): string => `${laneOf(coupon) ?? null}/${placeIndex}`;

const relationsOf = (assignments: readonly Assignment[], isApart: IsApart): readonly Uint8Array[] => {
  const relations = assignments.map(() => new Uint8Array(assignments.length));
  const lanes = assignments.map(laneAt);
  const between = (a: Assignment, b: Assignment): number => {
    if (lanes[a.index] === lanes[b.index] || a.resources.some((one) => b.resources.includes(one))) return ANYWAY_APART;
    return isApart(b, a) ? APART : TOGETHER;
  };
  for (const [i, a] of assignments.entries())
    for (const [j, b] of assignments.slice(0, i).entries()) {
      const relation = between(a, b);
      relations[i]?.set([relation], j);
      relations[j]?.set([relation], i);
    }
  return relations;
};

/** Adds one resource per group of mutually exclusive assignments, like a coupon that can be used once (EN-09). */
export const withShopExclusions = (
  numbered: NumberedAssignments,
  isApart: IsApart | undefined,
): NumberedAssignments => {
  if (!isApart) return numbered;
  const relations = relationsOf(numbered.assignments, isApart);
  const groups = cliquesOf(
    relations.length,
    (a, b) => relations[a]?.[b] !== TOGETHER,
    MAX_GROUPS,
    (a, b) => relations[a]?.[b] === APART,
  );
  const between = (a: Assignment, b: Assignment): boolean => relations[a.index]?.[b.index] !== TOGETHER;
  const more = numbered.assignments.map((): number[] => []);
  for (const [n, group] of groups.entries()) for (const one of group) more[one]?.push(numbered.resources + n);
  const assignments = numbered.assignments.map((assignment, i) => ({
    ...assignment,
    resources: [...assignment.resources, ...(more[i] ?? [])],
  }));
  return { assignments, ...byResource(assignments, numbered.resources + groups.length), isApart: between };
};

/** Adds a resource per item group with super coupons, shared by the shipping coupons of its parcel (CP-08). */
export const withSuperTurns = (numbered: NumberedAssignments): NumberedAssignments => {
  const isIn = ({ coupon }: Assignment, lane: CouponLane): boolean => laneOf(coupon) === lane;
  // sellers may share a parcel, but a shipping coupon is of one of them
  const parcelOf = ({ place }: Assignment): string => `${place.bundleKey} ${place.sellerGroupKey}`;
  const shipped = new Set(numbered.assignments.filter((one) => isIn(one, 'Shipping')).map(parcelOf));
  const turns = new Map<string, Map<number, number>>();
  let { resources } = numbered;
  for (const one of numbered.assignments) {
    const parcel = parcelOf(one);
    if (!isIn(one, 'Super') || !shipped.has(parcel)) continue;
    const ofParcel = turns.get(parcel) ?? new Map<number, number>();
    turns.set(parcel, ofParcel);
    if (!ofParcel.has(one.placeIndex)) ofParcel.set(one.placeIndex, resources++);
  }
  if (turns.size === 0) return numbered;
  const turnsOf = (one: Assignment): readonly number[] => {
    const ofParcel = [...(turns.get(parcelOf(one)) ?? [])];
    if (isIn(one, 'Shipping')) return ofParcel.map(([, turn]) => turn);
    return ofParcel.flatMap(([place, turn]) => (isIn(one, 'Super') && place === one.placeIndex ? [turn] : []));
  };
  const assignments = numbered.assignments.map((one) => ({ ...one, resources: [...one.resources, ...turnsOf(one)] }));
  return { ...numbered, assignments, ...byResource(assignments, resources) };
};

/** True if two assignments can be chosen together. */
export const areCompatible = ({ isApart }: Pick<Problem, 'isApart'>, one: Assignment, other: Assignment): boolean =>
  !one.resources.some((resource) => other.resources.includes(resource)) &&
  !exclusions.some(({ excludes }) => excludes(one, other)) &&
  !isApart?.(one, other);
