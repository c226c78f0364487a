import { option as O } from 'fp-ts';
import type { BundleKey } from '../cart/ids.ts';
import type { BundleFee } from '../shipping/bundle-fee.ts';
import { won, type Won } from './won.ts';

/** How far a parcel is from free shipping (FG-01). */
export type Gauge =
  | { readonly type: 'NONE' }
  /** `missing` in won; `percent` 0 to 99. */
  | { readonly type: 'GAUGE'; readonly missing: Won; readonly percent: number }
  | { readonly type: 'FREE_SHIPPING' };

/** The gauge of one parcel, kept as it was when its fee was last loaded (FG-02). */
export interface BundleGauge {
  readonly bundleKey: BundleKey;
  readonly gauge: Gauge;
}

/** The gauge of a parcel of selected units: none where no amount makes it free (FG-01). */
export const gaugeOf = (fee: BundleFee): Gauge => {
  if (fee.fee === 0 && O.isNone(fee.onArrival)) return { type: 'FREE_SHIPPING' };
  if (O.isNone(fee.freeFrom) || fee.freeFrom.value <= fee.subtotal) return { type: 'NONE' };
  const goal = fee.freeFrom.value;
  const percent = Math.max(0, Math.floor((fee.subtotal * 100) / goal));
  return { type: 'GAUGE', missing: won(goal - fee.subtotal), percent };
};

/** The gauges of all parcels that have selected units. */
export const gaugesOf = (fees: ReadonlyMap<BundleKey, BundleFee>): readonly BundleGauge[] =>
  [...fees].map(([bundleKey, fee]) => ({ bundleKey, gauge: gaugeOf(fee) }));

const isMissing = (gauge: Gauge): gauge is Extract<Gauge, { readonly type: 'GAUGE' }> => gauge.type === 'GAUGE';

/** The gauge of a group of parcels: the one nearest to free that is not free yet, free when all that count are free. */
export const nearestGauge = (gauges: readonly Gauge[]): Gauge => {
  const [nearest] = gauges.filter(isMissing).toSorted((a, b) => a.missing - b.missing);
  return nearest ?? gauges.find(({ type }) => type === 'FREE_SHIPPING') ?? { type: 'NONE' };
};
