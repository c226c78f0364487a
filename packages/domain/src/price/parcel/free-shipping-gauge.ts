import type { BundleKey } from '../../money/ids.ts';
import type { BundleFee } from './bundle-fee.ts';
import { won, type Won } from '../../money/won.ts';

/** Progress of a parcel towards free shipping. */
export type Gauge =
  /** No selection, or shipping is never free. */
  | { readonly type: 'NONE' }
  /** `missing` won remain; progress is `percent`, 0 to 99. */
  | { readonly type: 'GAUGE'; readonly missing: Won; readonly percent: number }
  | { readonly type: 'FREE_SHIPPING' };

/** Gauge of a parcel, unchanged until its fee is loaded again. */
export interface BundleGauge {
  readonly bundleKey: BundleKey;
  readonly gauge: Gauge;
}

/**
 * Returns the gauge of a parcel with selected units. `NONE` if it is never free or has special, on-arrival, hidden or
 * missing fees.
 */
export const gaugeOf = (fee: BundleFee): Gauge => {
  if (fee.isSpecial || !fee.isFeeTold || fee.onArrival !== undefined) return { type: 'NONE' };
  if (fee.fee === 0) return { type: 'FREE_SHIPPING' };
  if (fee.freeFrom === undefined || fee.freeFrom <= fee.subtotal) return { type: 'NONE' };
  const goal = fee.freeFrom;
  const percent = Math.max(0, Math.floor((fee.subtotal * 100) / goal));
  return { type: 'GAUGE', missing: won(goal - fee.subtotal), percent };
};

/** The gauges of all parcels that have selected units. */
export const gaugesOf = (fees: ReadonlyMap<BundleKey, BundleFee>): readonly BundleGauge[] =>
  [...fees].map(([bundleKey, fee]) => ({ bundleKey, gauge: gaugeOf(fee) }));

const byMissing = (a: { readonly missing: Won }, b: { readonly missing: Won }): number => a.missing - b.missing;

interface FreeParcels {
  readonly free: number;
  readonly parcels: number;
}

/** Progress of a seller’s selected parcels towards free shipping. */
export type SellerGauge =
  /** No selection, or no parcel is ever free. */
  | { readonly type: 'NONE' }
  /** The parcel nearest to free; `free` of `parcels` are free when it is. */
  | (Extract<Gauge, { readonly type: 'GAUGE' }> & FreeParcels)
  /** Some are free; the others never are. */
  | ({ readonly type: 'PARTLY_FREE' } & FreeParcels)
  | { readonly type: 'FREE_SHIPPING' };

/** Combines the gauges of a seller’s selected parcels. Free only if all of them are. */
export const sellerGauge = (gauges: readonly Gauge[]): SellerGauge => {
  const [nearest] = gauges.flatMap((gauge) => (gauge.type === 'GAUGE' ? [gauge] : [])).toSorted(byMissing);
  const parcels = gauges.length;
  const free = gauges.filter(({ type }) => type === 'FREE_SHIPPING').length;
  if (nearest) return { ...nearest, free: free + 1, parcels };
  if (free === 0) return { type: 'NONE' };
  return free === parcels ? { type: 'FREE_SHIPPING' } : { type: 'PARTLY_FREE', free, parcels };
};
