import { option as O } from 'fp-ts';
import type { BundleKey } from '../../money/ids.ts';
import type { BundleFee } from './bundle-fee.ts';
import { won, type Won } from '../../money/won.ts';

/** How far a parcel is from free shipping (FG-01). */
export type Gauge =
  /** Nothing is selected, or no amount of goods makes its shipping free. */
  | { readonly type: 'NONE' }
  /** `missing` won more make it free; it is `percent` of the way, 0 to 99. */
  | { readonly type: 'GAUGE'; readonly missing: Won; readonly percent: number }
  /** It ships free. */
  | { readonly type: 'FREE_SHIPPING' };

/** The gauge of one parcel, kept as it was when its fee was last loaded (FG-02). */
export interface BundleGauge {
  /** The parcel. */
  readonly bundleKey: BundleKey;
  /** How far it is from free shipping. */
  readonly gauge: Gauge;
}

/**
 * The gauge of a parcel of selected units: none where no amount makes it free, and where its fee is not told: special
 * shipping, what is paid on arrival, hidden or missing terms (FG-01, SH-02, SH-04, SH-05, SH-07).
 * @example
 * const fee = feeBefore(cart.units, pricingInput(cart))!;
 * gaugeOf({ ...fee, subtotal: won(35_790), freeFrom: O.some(won(50_000)) }); // { type: 'GAUGE', missing: 14210, percent: 71 }
 * gaugeOf(fee); // { type: 'NONE' }
 */
export const gaugeOf = (fee: BundleFee): Gauge => {
  if (fee.isSpecial || !fee.isFeeTold || O.isSome(fee.onArrival)) return { type: 'NONE' };
  if (fee.fee === 0) return { type: 'FREE_SHIPPING' };
  if (O.isNone(fee.freeFrom) || fee.freeFrom.value <= fee.subtotal) return { type: 'NONE' };
  const goal = fee.freeFrom.value;
  const percent = Math.max(0, Math.floor((fee.subtotal * 100) / goal));
  return { type: 'GAUGE', missing: won(goal - fee.subtotal), percent };
};

/**
 * The gauges of all parcels that have selected units.
 * @example
 * const shippingPolicies = cart.shippingPolicies.map((policy) => ({ ...policy, shippingFee: noWon }));
 * gaugesOf(pricedOf({ ...cart, shippingPolicies }).bundleFees); // [ { bundleKey: 'farm', gauge: { type: 'FREE_SHIPPING' } } ]
 */
export const gaugesOf = (fees: ReadonlyMap<BundleKey, BundleFee>): readonly BundleGauge[] =>
  [...fees].map(([bundleKey, fee]) => ({ bundleKey, gauge: gaugeOf(fee) }));

const byMissing = (a: { readonly missing: Won }, b: { readonly missing: Won }): number => a.missing - b.missing;

/** How many of a seller's selected parcels ship free. */
interface FreeParcels {
  /** How many of them ship free. */
  readonly free: number;
  /** How many there are. */
  readonly parcels: number;
}

/** How far a seller's selected parcels are from free shipping together (FG-01). */
export type SellerGauge =
  /** Nothing is selected, or no amount of goods makes any of them free. */
  | { readonly type: 'NONE' }
  /** The parcel that is nearest to free; `free` of all `parcels` are once it is. */
  | (Extract<Gauge, { readonly type: 'GAUGE' }> & FreeParcels)
  /** Some are free, and no amount makes the others free. */
  | ({ readonly type: 'PARTLY_FREE' } & FreeParcels)
  /** All of them. */
  | { readonly type: 'FREE_SHIPPING' };

/**
 * The gauge of a seller, of those of the selected parcels: free only where all of them are (FG-01).
 * @example
 * sellerGauge([{ type: 'FREE_SHIPPING' }, { type: 'FREE_SHIPPING' }]); // { type: 'FREE_SHIPPING' }
 * sellerGauge([{ type: 'FREE_SHIPPING' }, { type: 'NONE' }]); // { type: 'PARTLY_FREE', free: 1, parcels: 2 }
 */
export const sellerGauge = (gauges: readonly Gauge[]): SellerGauge => {
  const [nearest] = gauges.flatMap((gauge) => (gauge.type === 'GAUGE' ? [gauge] : [])).toSorted(byMissing);
  const parcels = gauges.length;
  const free = gauges.filter(({ type }) => type === 'FREE_SHIPPING').length;
  if (nearest) return { ...nearest, free: free + 1, parcels };
  if (free === 0) return { type: 'NONE' };
  return free === parcels ? { type: 'FREE_SHIPPING' } : { type: 'PARTLY_FREE', free, parcels };
};
