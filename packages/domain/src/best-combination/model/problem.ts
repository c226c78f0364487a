import type { CartUnitId, BundleKey } from '../../money/ids.ts';
import type { PricedCart } from '../../price/priced/summary.ts';
import { option as O } from 'fp-ts';
import { laneOf, type CouponLane } from '../../entities/coupon/lane.ts';
import type { Assignment, Group, Problem } from './block.ts';
import {
  byResource,
  type NumberedAssignments,
  parcelWithoutFee,
  parcelsOf,
  unitPricesOf,
  basisAt,
  forbiddenByPaymentMethod,
  assignmentsByPlace,
  numberedAssignments,
} from './assignments.ts';
import type { CombinationQuestion, Candidates } from '../candidates.ts';
import { priceCart } from '../../price/price-cart.ts';
import type { CouponPlace } from '../../entities/coupon/coupon-place.ts';
import { groupOf, blocksOf, isEmpty, loadOf, type OptimisticFee, type Load, type ParcelView } from './loads.ts';

/** Returns the units shipped overseas; empty for domestic orders. */
const carriedIn = ({ entries }: PricedCart): ReadonlySet<CartUnitId> =>
  new Set(entries.flatMap(({ place }) => (place.type === 'Oversea' ? [place.cartUnitId] : [])));

/**
 * Upper bound of groups, because each adds a row to every linear programme. Further pairs loosen the bound and are
 * resolved by branching.
 */
const MAX_GROUPS = 300;

const TOGETHER = 0;
const APART = 1;
const ANYWAY_APART = 2;

type IsApart = NonNullable<CombinationQuestion['isApart']>;

export const laneAt = ({ coupon, placeIndex }: Assignment): string => `${O.toNullable(laneOf(coupon))}/${placeIndex}`;

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

const groupAround = (
  a: Assignment,
  b: Assignment,
  assignments: readonly Assignment[],
  relations: readonly Uint8Array[],
) => {
  const isOf = ({ coupon }: Assignment): boolean => coupon === a.coupon || coupon === b.coupon;
  const grown = (order: readonly Assignment[]): readonly number[] => {
    const group = [a.index, b.index];
    for (const { index } of order) if (group.every((one) => relations[one]?.[index] !== TOGETHER)) group.push(index);
    return group;
  };
  const ofCoupons = grown([...assignments.filter(isOf), ...assignments]);
  const ofPlaces = grown(assignments);
  return ofPlaces.length > ofCoupons.length ? ofPlaces : ofCoupons;
};

const groupsOf = (
  assignments: readonly Assignment[],
  relations: readonly Uint8Array[],
): readonly (readonly number[])[] => {
  const groups: (readonly number[])[] = [];
  const isGrouped = relations.map(() => new Uint8Array(relations.length));
  const put = (group: readonly number[]): void => {
    groups.push(group);
    for (const one of group) for (const other of group) isGrouped[one]?.set([1], other);
  };
  for (const [i, a] of assignments.entries())
    for (const [j, b] of assignments.slice(0, i).entries())
      if (relations[i]?.[j] === APART && isGrouped[i]?.[j] === 0 && groups.length < MAX_GROUPS)
        put(groupAround(a, b, assignments, relations));
  return groups;
};

/**
 * Adds one resource per group of mutually exclusive assignments. The search then treats exclusions like coupons that
 * can be used once (EN-09).
 */
const keptApart = (numbered: NumberedAssignments, isApart: IsApart | undefined): NumberedAssignments => {
  if (!isApart) return numbered;
  const relations = relationsOf(numbered.assignments, isApart);
  const groups = groupsOf(numbered.assignments, relations);
  const between = (a: Assignment, b: Assignment): boolean => relations[a.index]?.[b.index] !== TOGETHER;
  const more = numbered.assignments.map((): number[] => []);
  for (const [n, group] of groups.entries()) for (const one of group) more[one]?.push(numbered.resources + n);
  const assignments = numbered.assignments.map((assignment, i) => ({
    ...assignment,
    resources: [...assignment.resources, ...(more[i] ?? [])],
  }));
  return { assignments, ...byResource(assignments, numbered.resources + groups.length), isApart: between };
};

/**
 * Adds a resource for each item group with super coupons, which the shipping coupons of its parcel share (CP-08). Only
 * one of the coupons of such a resource can apply.
 */
const withSuperTurns = (numbered: NumberedAssignments): NumberedAssignments => {
  const isIn = ({ coupon }: Assignment, lane: CouponLane): boolean => O.toNullable(laneOf(coupon)) === lane;
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

/** Weight of one won of goods, of overseas goods and of fees; whole numbers. */
export interface Weights {
  readonly goods: number;
  readonly carried: number;
  readonly fees: number;
}

export const plainWeights: Weights = { goods: 1, carried: 1, fees: 1 };

export interface Problems {
  readonly optimisticFees: readonly OptimisticFee[];
  readonly carried: ReadonlySet<CartUnitId>;
  readonly isApart: CombinationQuestion['isApart'];
  readonly problem: (views: ReadonlyMap<BundleKey, ParcelView>, weights?: Weights) => Problem;
}

/**
 * Converts a question to search problems.
 * @param joined adds resources to the assignments; optional
 */
export const problemsOf = (
  question: CombinationQuestion,
  candidates: Candidates,
  joined: (numbered: NumberedAssignments) => NumberedAssignments = (numbered) => numbered,
): Problems => {
  const { pricing } = question;
  const { places } = candidates;
  const bare = priceCart({ ...pricing, appliedCoupons: [] });
  const priceOf = unitPricesOf(question, bare);
  const parcels = new Map(parcelsOf(pricing, bare).map((parcel) => [parcel.bundleKey, parcel]));
  const numbered = joined(
    keptApart(
      withSuperTurns(numberedAssignments(candidates, (place) => basisAt(place, priceOf, parcels))),
      question.isApart,
    ),
  );
  const at = assignmentsByPlace(numbered.assignments);
  const unitPlaces = new Map(
    places.flatMap((place) => (place.type === 'Unit' ? [[place.cartUnitId, place] as const] : [])),
  );
  const carried = carriedIn(bare);
  const weightOf =
    (weights: Weights) =>
    (id: CartUnitId): number =>
      carried.has(id) ? weights.carried : weights.goods;
  const placesIn = (key: BundleKey, type: CouponPlace['type']): readonly CouponPlace[] =>
    places.filter((place) => place.type === type && place.bundleKey === key);
  const groupsIn = (key: BundleKey, weights: Weights): readonly Group[] =>
    placesIn(key, 'ItemGroup').map((place) => groupOf(place, { unitPlaces, at, priceOf, weightOf: weightOf(weights) }));
  // one load per parcel, even if sellers share it
  const loadsAt = (weights: Weights): readonly Load[] =>
    [...new Set(places.map((place) => place.bundleKey))].map((key) => {
      const shipping = placesIn(key, 'Bundle').flatMap((place) => at(place, 'Shipping'));
      return loadOf(groupsIn(key, weights), parcels.get(key) ?? parcelWithoutFee(key), shipping, weights.fees);
    });
  const known = new Map<string, readonly Load[]>();
  // a search requests the same few weights repeatedly
  const loadsFor = (weights: Weights): readonly Load[] => {
    const key = `${weights.goods}/${weights.carried}/${weights.fees}`;
    const loads = known.get(key) ?? loadsAt(weights);
    known.set(key, loads);
    return loads;
  };
  const plain = loadsFor(plainWeights);
  const startsForbidden = forbiddenByPaymentMethod(numbered.assignments);
  return {
    optimisticFees: plain
      .filter(({ steps }) => steps.length > 1)
      .map(({ bundleKey, parcel, steps }) => ({ bundleKey, subtotal: parcel.feeAt(steps.at(-1) ?? 0).subtotal })),
    carried,
    isApart: question.isApart,
    problem: (views, weights = plainWeights) => ({
      ...numbered,
      blocks: loadsFor(weights)
        .flatMap((load) => blocksOf(load, views.get(load.bundleKey) ?? 'Optimistic'))
        .filter((block) => !isEmpty(block)),
      startsForbidden,
    }),
  };
};
