import { option as O, either as E } from 'fp-ts';
import type { CouponAssignment } from '../../coupons/coupon-assignment.ts';
import { isSamePlace, type CouponPlace } from '../../entities/coupon/coupon-place.ts';
import { couponLanes, laneOf, type CouponLane } from '../../entities/coupon/lane.ts';
import type { CartUnitId, BundleKey } from '../../money/ids.ts';
import { totalOf } from '../../price/ledger/ledger.ts';
import { priceCart } from '../../price/price-cart.ts';
import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';
import { asApplied, type Coupon } from '../../entities/coupon/held-coupon.ts';
import type { CombinationQuestion, Candidates } from '../candidates.ts';
import type { PricingInput } from '../../price/price-steps.ts';
import type { PricedCart } from '../../price/priced/summary.ts';
import { isOrderable } from '../../entities/cart/cart-unit.ts';
import { lineOf } from '../../price/ledger/line.ts';
import { bundleLoads } from '../../price/parcel/parcels.ts';
import { noWon, won, sum } from '../../money/won.ts';
import { bundleFee, type BundleFee } from '../../price/parcel/bundle-fee.ts';
import type { Problem, Assignment } from './block.ts';

export const inOrder = (
  assigned: readonly CouponAssignment[],
  places: readonly CouponPlace[],
): readonly CouponAssignment[] => {
  const lane = ({ coupon }: CouponAssignment): number =>
    couponLanes.findIndex((one) => one === O.toNullable(laneOf(coupon)));
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

export interface Parcel {
  readonly bundleKey: BundleKey;
  /** Returns fee and subtotal for a rise of the prices after discounts, in won. */
  readonly feeAt: (delta: number) => Pick<BundleFee, 'fee' | 'subtotal'>;
}

/** Returns a parcel without a known fee, which counts as 0 won. */
export const parcelWithoutFee = (bundleKey: BundleKey): Parcel => ({
  bundleKey,
  feeAt: () => ({ fee: noWon, subtotal: noWon }),
});

/** Caches results by number, because a search requests the same few rises repeatedly. */
const memoized = <A>(answer: (n: number) => A): ((n: number) => A) => {
  const known = new Map<number, A>();
  return (n) => {
    const last = known.get(n);
    if (last !== undefined) return last;
    const next = answer(n);
    known.set(n, next);
    return next;
  };
};

/**
 * Returns the parcels of the selected units.
 * @param bare the cart without coupons
 */
export const parcelsOf = (input: PricingInput, bare: PricedCart): readonly Parcel[] => {
  const lines = input.units.filter((unit) => input.selected.has(unit.cartUnitId) && isOrderable(unit)).map(lineOf);
  const server = new Map(
    O.isSome(input.serverBundles) ? input.serverBundles.value.map((b) => [b.bundleKey, b.shippingFee]) : [],
  );
  return bundleLoads(lines, input).flatMap((load): readonly Parcel[] => {
    const known = bare.bundleFees.get(load.bundleKey);
    if (!known) return [];
    const feeAt = memoized((delta) => {
      const subtotal = won(known.subtotal + delta);
      const own = bundleFee({ ...load, subtotal }, input.buyer, input.thresholds);
      return { fee: server.get(load.bundleKey) ?? own.fee, subtotal };
    });
    return [{ bundleKey: load.bundleKey, feeAt }];
  });
};

const nextStep = ({ feeAt }: Parcel, from: number, max: number): number => {
  let low = from;
  let high = max;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (feeAt(middle).fee === feeAt(from).fee) low = middle;
    else high = middle;
  }
  return high;
};

/**
 * Returns the positive rises at which the fee changes.
 * @param max the greatest rise through buyer coupons, in won
 */
export const feeSteps = (parcel: Parcel, max: number): readonly number[] => {
  const steps: number[] = [];
  let last = 0;
  while (parcel.feeAt(last).fee !== parcel.feeAt(max).fee) {
    last = nextStep(parcel, last, max);
    steps.push(last);
  }
  return steps;
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
