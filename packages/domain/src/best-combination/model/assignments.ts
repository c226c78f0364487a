import { either as E, option as O } from 'fp-ts';
import type { BundleKey } from '../../money/ids.ts';
import { noWon, sum, won } from '../../money/won.ts';
import { laneOf, type CouponLane } from '../../entities/coupon/lane.ts';
import type { CouponPlace } from '../../entities/coupon/coupon-place.ts';
import type { Problem, Assignment } from './block.ts';
import type { Candidates } from './candidates.ts';
import type { Parcel } from './parcel.ts';
import type { UnitPriceOf } from './unit-prices.ts';

/** Base of a coupon at a place without other coupons. */
export type Basis = Pick<Assignment, 'price' | 'bundleFee'>;

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
  const methodOf = ({ coupon }: Assignment): string | null => O.toNullable(coupon.paymentCouponName);
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
    const key = keyOf(assignment.place, O.toNullable(laneOf(assignment.coupon)));
    const there = at.get(key);
    if (there) there.push(assignment);
    else at.set(key, [assignment]);
  }
  return (place, lane) => at.get(keyOf(place, lane)) ?? [];
};

export type AssignmentsAt = ReturnType<typeof assignmentsByPlace>;
