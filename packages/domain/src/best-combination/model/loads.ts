import type { BundleKey } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';
import { asApplied } from '../../entities/coupon/held-coupon.ts';
import { shippingCouponWorth } from '../../price/coupon/shipping-worth.ts';
import type { Block, Group, Offer, Use } from './block.ts';
import { levelled, risesOf, total } from './groups.ts';
import { feeSteps, type Parcel } from './parcel.ts';

/** Whether nothing can be saved in a block. */
export const isEmpty = ({ groups, ships, feeSaved }: Block): boolean =>
  ships.length === 0 &&
  feeSaved(0) === 0 &&
  groups.every(
    ({ seats, dups, supers }) => dups.length + supers.length === 0 && seats.every((seat) => seat.length === 1),
  );

/** Each group by itself, and the fee by itself: nothing that is chosen changes it. */
const apart = (
  { bundleKey, groups }: Pick<Load, 'bundleKey' | 'groups'>,
  fee: string,
  ships: readonly Offer[],
  saved = 0,
): readonly Block[] => [
  ...groups.map((group, n) => {
    const name = `${bundleKey}/${n}`;
    return { name, feeSaved: () => 0, steps: [0], groups: [levelled(group)], ships: [] };
  }),
  { name: `${bundleKey}/${fee}`, feeSaved: () => saved, steps: [0], groups: [], ships },
];

const shipsOf = (uses: readonly Use[], { feeAt }: Pick<Parcel, 'feeAt'>, weight: number): readonly Offer[] =>
  uses.map((use) => {
    const applied = asApplied(use.coupon, use.place.cartUnitIds);
    return { use, worth: (delta) => weight * shippingCouponWorth(applied, feeAt(delta)) };
  });

/** From which rises a shipping coupon's least purchase is met, of those that can bring it about (CP-03). */
const minimumRises = (uses: readonly Use[], { feeAt }: Parcel, most: number): readonly number[] =>
  uses
    .map(({ coupon }) => coupon.possiblePrice - feeAt(0).subtotal)
    .filter((missing) => missing > 0 && missing <= most);

/** A parcel as the search sees it. */
export interface Load {
  /** How much a won off the fee counts. */
  readonly weight: number;
  readonly bundleKey: BundleKey;
  readonly groups: readonly Group[];
  readonly parcel: Parcel;
  readonly uses: readonly Use[];
  /** The rises at which its fee changes; 0 alone where no choice changes it. */
  readonly steps: readonly number[];
}

/** A parcel with its groups and its shipping coupons. */
export const loadOf = (groups: readonly Group[], parcel: Parcel, uses: readonly Use[], weight: number): Load => {
  const most = total(risesOf(groups));
  const steps = [...new Set([0, ...feeSteps(parcel, most), ...minimumRises(uses, parcel, most)])];
  return { weight, bundleKey: parcel.bundleKey, groups, parcel, uses, steps: steps.toSorted((a, b) => a - b) };
};

/** All groups together, with some of the steps of the fee. */
const together = (
  { bundleKey, groups, parcel, uses, weight }: Load,
  view: ParcelView,
  steps: readonly number[],
): Block => ({
  name: `${bundleKey}/${view}`,
  groups,
  ships: shipsOf(uses, parcel, weight),
  steps,
  feeSaved: (delta) => weight * (parcel.feeAt(0).fee - parcel.feeAt(delta).fee),
});

/** As if the greatest rise were reached without doing anything for it: it can only be the more. */
const hoping = (load: Load): readonly Block[] => {
  const {
    parcel: { feeAt },
    uses,
    steps,
    weight,
  } = load;
  const there = feeAt(steps.at(-1) ?? 0);
  return apart(load, 'Hoped', shipsOf(uses, { feeAt: () => there }, weight), weight * (feeAt(0).fee - there.fee));
};

/** The fee of a parcel that is taken for what it is from a subtotal on, in won. */
export interface Hope {
  readonly bundleKey: BundleKey;
  readonly subtotal: Won;
}

/**
 * How a parcel whose fee depends on what is chosen is seen: `Hoped`, as cheap as it can get, which is quick and can only
 * be the more; `Level`, as if nothing made it cheaper; `Falling`, only with choices that do: these two are all there
 * is; `Whole`, as it is, for a glance at single coupons.
 */
export type ParcelView = 'Hoped' | 'Level' | 'Falling' | 'Whole';

/** The blocks of a parcel, seen in some way. */
export const blocksOf = (load: Load, view: ParcelView): readonly Block[] => {
  const { uses, parcel, steps, weight } = load;
  if (steps.length === 1) return apart(load, 'Level', shipsOf(uses, parcel, weight));
  switch (view) {
    case 'Hoped':
      return hoping(load);
    case 'Level':
      return apart(load, view, shipsOf(uses, parcel, weight));
    case 'Falling':
      return [together(load, view, steps.slice(1))];
    case 'Whole':
      return [together(load, view, steps)];
  }
};
