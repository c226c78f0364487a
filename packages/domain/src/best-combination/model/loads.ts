import type { BundleKey } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';
import { asApplied } from '../../entities/coupon/held-coupon.ts';
import { shippingCouponWorth } from '../../price/coupon/shipping-worth.ts';
import type { Block, Group, AggregateCoupon, Assignment } from './block.ts';
import { withoutRises, risesOf, total } from './groups.ts';
import { feeSteps, type Parcel } from './parcel.ts';

/** Whether nothing can be saved in a block. */
export const isEmpty = ({ groups, shippingCoupons, feeSaved }: Block): boolean =>
  shippingCoupons.length === 0 &&
  feeSaved(0) === 0 &&
  groups.every(
    ({ unitChoices, sellerDupCoupons, superCoupons }) =>
      sellerDupCoupons.length + superCoupons.length === 0 && unitChoices.every((choices) => choices.length === 1),
  );

/** Each group by itself, and the fee by itself: nothing that is chosen changes it. */
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

/** From which rises a shipping coupon's least purchase is met, of those that can reach it (CP-03). */
const minimumRises = (assignments: readonly Assignment[], { feeAt }: Parcel, max: number): readonly number[] =>
  assignments
    .map(({ coupon }) => coupon.possiblePrice - feeAt(0).subtotal)
    .filter((missing) => missing > 0 && missing <= max);

/** A parcel as the search sees it. */
export interface Load {
  /** How much a won off the fee counts. */
  readonly weight: number;
  readonly bundleKey: BundleKey;
  readonly groups: readonly Group[];
  readonly parcel: Parcel;
  readonly assignments: readonly Assignment[];
  /** The rises at which its fee changes; 0 alone where no choice changes it. */
  readonly steps: readonly number[];
}

/** A parcel with its groups and its shipping coupons. */
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

/** All groups together, with some of the steps of the fee. */
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

/** As if the greatest rise were reached for free: an upper bound. */
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

/** The fee that a parcel has from a subtotal on, assumed before it is known whether the subtotal is reached; won. */
export interface OptimisticFee {
  readonly bundleKey: BundleKey;
  readonly subtotal: Won;
}

/**
 * How the search models a parcel whose fee depends on what is chosen. `Optimistic`: the lowest fee that it can reach,
 * which is quick and gives an upper bound. `Unchanged`: as if nothing lowered it. `Reduced`: only with choices that do;
 * these two cover all cases. `Exact`: as it is, for judging single coupons.
 */
export type ParcelView = 'Optimistic' | 'Unchanged' | 'Reduced' | 'Exact';

/** The blocks of a parcel, seen in some way. */
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
