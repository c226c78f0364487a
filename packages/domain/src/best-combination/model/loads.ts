import type { CartUnitId, BundleKey } from '../../money/ids.ts';
import { won, type Won } from '../../money/won.ts';
import { asApplied } from '../../entities/coupon/held-coupon.ts';
import type { CouponPlace } from '../../entities/coupon/coupon-place.ts';
import { couponWorth, lowestPrice } from '../../price/coupon/coupon-lanes.ts';
import type { Group, AggregateCoupon, GroupCoupon, UnitChoice, Assignment, Block } from './block.ts';
import { type UnitPriceOf, type UnitPrices, type AssignmentsAt, feeSteps, type Parcel } from './assignments.ts';
import { shippingCouponWorth } from '../../price/coupon/take-shipping-coupons.ts';

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
  const { coupon } = assignment;
  const { discountUnitType, discountValue } = coupon;
  const isLevel = groupCoupon.worth(min) === groupCoupon.worth(max);
  const slope = discountUnitType === 'Rate' ? Math.min(1, discountValue / 100) : 1;
  const rounding = slope > 0 && slope < 1 ? weight : 0;
  return {
    ...groupCoupon,
    slope: isLevel ? 0 : weight * slope,
    rounding: isLevel ? 0 : rounding,
    from: lowestPrice(coupon),
  };
};

interface Goods {
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

export const isEmpty = ({ groups, shippingCoupons, feeSaved }: Block): boolean =>
  shippingCoupons.length === 0 &&
  feeSaved(0) === 0 &&
  groups.every(
    ({ unitChoices, sellerDupCoupons, superCoupons }) =>
      sellerDupCoupons.length + superCoupons.length === 0 && unitChoices.every((choices) => choices.length === 1),
  );

const separateBlocks = (
  { bundleKey, groups }: Pick<Load, 'bundleKey' | 'groups'>,
  fee: string,
  shippingCoupons: readonly AggregateCoupon[],
  saved = 0,
): readonly Block[] => [
  ...groups.map((group, n) => {
    const name = `${bundleKey}/${n}`;
    return { name, feeSaved: () => 0, feeSteps: [0], groups: [withoutRises(group)], shippingCoupons: [] };
  }),
  { name: `${bundleKey}/${fee}`, feeSaved: () => saved, feeSteps: [0], groups: [], shippingCoupons },
];

const shippingCouponsOf = (
  assignments: readonly Assignment[],
  { feeAt }: Pick<Parcel, 'feeAt'>,
  weight: number,
): readonly AggregateCoupon[] =>
  assignments.map((assignment) => {
    const applied = asApplied(assignment.coupon, assignment.place.cartUnitIds);
    return { assignment, worth: (delta) => weight * shippingCouponWorth(applied, feeAt(delta)) };
  });

const minimumRises = (assignments: readonly Assignment[], { feeAt }: Parcel, max: number): readonly number[] =>
  assignments
    .map(({ coupon }) => coupon.possiblePrice - feeAt(0).subtotal)
    .filter((missing) => missing > 0 && missing <= max);

export interface Load {
  /** Weight of one won of fee. */
  readonly weight: number;
  readonly bundleKey: BundleKey;
  readonly groups: readonly Group[];
  readonly parcel: Parcel;
  readonly assignments: readonly Assignment[];
  /** Rises at which the fee changes; only 0 if no choice changes it. */
  readonly steps: readonly number[];
}

export const loadOf = (
  groups: readonly Group[],
  parcel: Parcel,
  assignments: readonly Assignment[],
  weight: number,
): Load => {
  const max = total(risesOf(groups));
  const steps = [...new Set([0, ...feeSteps(parcel, max), ...minimumRises(assignments, parcel, max)])];
  return { weight, bundleKey: parcel.bundleKey, groups, parcel, assignments, steps: steps.toSorted((a, b) => a - b) };
};

const combinedBlock = (
  { bundleKey, groups, parcel, assignments, weight }: Load,
  view: ParcelView,
  feeSteps: readonly number[],
): Block => ({
  name: `${bundleKey}/${view}`,
  groups,
  shippingCoupons: shippingCouponsOf(assignments, parcel, weight),
  feeSteps,
  feeSaved: (delta) => weight * (parcel.feeAt(0).fee - parcel.feeAt(delta).fee),
});

/** Returns blocks that assume the greatest rise without cost: an upper bound. */
const optimisticBlocks = (load: Load): readonly Block[] => {
  const {
    parcel: { feeAt },
    assignments,
    steps,
    weight,
  } = load;
  const there = feeAt(steps.at(-1) ?? 0);
  return separateBlocks(
    load,
    'Optimistic',
    shippingCouponsOf(assignments, { feeAt: () => there }, weight),
    weight * (feeAt(0).fee - there.fee),
  );
};

/** The fee of a parcel above a subtotal, assumed before the subtotal is known, in won. */
export interface OptimisticFee {
  readonly bundleKey: BundleKey;
  readonly subtotal: Won;
}

/**
 * The model of a parcel whose fee depends on coupons. `Optimistic` uses the lowest reachable fee, an upper bound.
 * `Unchanged` assumes that the fee stays. `Reduced` allows only choices that lower it; the two together cover all
 * cases. `Exact` models the real fee, to evaluate single coupons.
 */
export type ParcelView = 'Optimistic' | 'Unchanged' | 'Reduced' | 'Exact';

export const blocksOf = (load: Load, view: ParcelView): readonly Block[] => {
  const { assignments, parcel, steps, weight } = load;
  if (steps.length === 1) return separateBlocks(load, 'Unchanged', shippingCouponsOf(assignments, parcel, weight));
  switch (view) {
    case 'Optimistic':
      return optimisticBlocks(load);
    case 'Unchanged':
      return separateBlocks(load, view, shippingCouponsOf(assignments, parcel, weight));
    case 'Reduced':
      return [combinedBlock(load, view, steps.slice(1))];
    case 'Exact':
      return [combinedBlock(load, view, steps)];
  }
};
