import { asApplied } from '../entities/coupon/coupon.ts';
import { isOrderable } from '../entities/cart/cart-unit.ts';
import type { Rounding } from '../money/currency.ts';
import type { BundleKey } from '../money/ids.ts';
import { remember } from '../money/reuse.ts';
import { most, noWon, won } from '../money/won.ts';
import { shippingCouponWorth } from '../price/coupon/coupon-lanes.ts';
import { lineOf } from '../price/ledger/line.ts';
import { bundleFee, type BundleFee } from '../price/parcel/bundle-fee.ts';
import { bundleLoads } from '../price/parcel/shipping-fees.ts';
import type { PricingInput } from '../price/price-steps.ts';
import type { PricedCart } from '../price/priced-cart.ts';
import { total, type AggregateCoupon, type Assignment, type Block, type Group } from './model.ts';

export interface Parcel {
  readonly bundleKey: BundleKey;
  readonly rounding?: Rounding | undefined;
  /** Returns fee and subtotal for a rise of the prices after discounts, in won. */
  readonly feeAt: (delta: number) => Pick<BundleFee, 'fee' | 'subtotal'>;
}

/** Returns a parcel without a known fee, which counts as 0 won. */
export const parcelWithoutFee = (bundleKey: BundleKey): Parcel => ({
  bundleKey,
  feeAt: () => ({ fee: noWon, subtotal: noWon }),
});

/** Returns the parcels of the selected units; `bare` is the cart without coupons. */
export const parcelsOf = (input: PricingInput, bare: PricedCart): readonly Parcel[] => {
  const lines = input.units
    .filter((unit) => input.selected.has(unit.cartUnitId) && isOrderable(unit))
    .map((unit) => lineOf(unit));
  const server = new Map(input.serverBundles?.map((b) => [b.bundleKey, b.shippingFee]) ?? []);
  return bundleLoads(lines, input).flatMap((load): readonly Parcel[] => {
    const known = bare.bundleFees.get(load.bundleKey);
    if (!known) return [];
    const ofPromotions = known.fullFee - known.fee;
    // a search requests the same few rises repeatedly
    const feeAt = remember((delta: number) => {
      const subtotal = won(known.subtotal + delta);
      const own = bundleFee({ ...load, subtotal }, input.buyer, input.thresholds);
      const fee = server.get(load.bundleKey) ?? own.fee;
      return { fee: most(noWon, won(fee - ofPromotions)), subtotal };
    });
    return [{ bundleKey: load.bundleKey, feeAt, rounding: input.rounding }];
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

/** Returns the positive rises up to `max` won at which the fee changes. */
export const feeSteps = (parcel: Parcel, max: number): readonly number[] => {
  const steps: number[] = [];
  let last = 0;
  while (parcel.feeAt(last).fee !== parcel.feeAt(max).fee) {
    last = nextStep(parcel, last, max);
    steps.push(last);
  }
  return steps;
};

export const withoutRises = (group: Group): Group => ({
  ...group,
  unitChoices: group.unitChoices.map((choices) => choices.map((choice) => ({ ...choice, delta: 0 }))),
});

export const risesOf = (groups: readonly Group[]): readonly number[] =>
  groups.flatMap(({ unitChoices }) => unitChoices.map((choices) => Math.max(...choices.map(({ delta }) => delta))));

const shippingCouponsOf = (
  assignments: readonly Assignment[],
  { feeAt, rounding }: Pick<Parcel, 'feeAt' | 'rounding'>,
): readonly AggregateCoupon[] =>
  assignments.map((assignment) => {
    const applied = asApplied(assignment.coupon, assignment.place.cartUnitIds);
    return { assignment, worth: (delta) => shippingCouponWorth(applied, feeAt(delta), rounding) };
  });

const minimumRises = (assignments: readonly Assignment[], { feeAt }: Parcel, max: number): readonly number[] =>
  assignments
    .map(({ coupon }) => coupon.possiblePrice - feeAt(0).subtotal)
    .filter((missing) => missing > 0 && missing <= max);

/** Returns one block for a parcel whose fee depends on coupons, otherwise one for each group and one for the fee. */
export const blocksOf = (
  groups: readonly Group[],
  parcel: Parcel,
  assignments: readonly Assignment[],
): readonly Block[] => {
  const max = total(risesOf(groups));
  const rises = [...new Set([0, ...feeSteps(parcel, max), ...minimumRises(assignments, parcel, max)])];
  const steps = rises.toSorted((a, b) => a - b);
  const shippingCoupons = shippingCouponsOf(assignments, parcel);
  const feeSaved = (delta: number): number => parcel.feeAt(0).fee - parcel.feeAt(delta).fee;
  if (steps.length > 1) return [{ groups, shippingCoupons, feeSteps: steps, feeSaved }];
  const constant = { feeSteps: [0], feeSaved: () => 0 };
  return [
    ...groups.map((group) => ({ ...constant, groups: [withoutRises(group)], shippingCoupons: [] })),
    { ...constant, groups: [], shippingCoupons },
  ];
};
