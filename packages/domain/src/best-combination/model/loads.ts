import type { BundleKey } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';
import { asApplied } from '../../entities/coupon/held-coupon.ts';
import { shippingCouponWorth } from '../../price/coupon/shipping-worth.ts';
import type { Block, Group, AggregateCoupon, Assignment } from './block.ts';
import { withoutRises, risesOf, total } from './groups.ts';
import { feeSteps, type Parcel } from './parcel.ts';

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
