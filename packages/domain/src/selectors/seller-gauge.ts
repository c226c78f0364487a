import type { BundleKey } from '../money/ids.ts';
import type { PricedCart } from '../price/priced-cart.ts';
import type { Cart } from '../cart/cart.ts';
import { gaugeOf, sellerGauge, type Gauge, type SellerGauge } from '../price/parcel/bundle-fee.ts';
import { pricedInputsOf, pricedOf, samePricedInputs } from './priced-of.ts';

/** The gauge of a seller, or pending (FG-02). */
export type SellerGaugeNow =
  /** Gauge by the last loaded fees. */
  SellerGauge /** Fees are still pending. */ | { readonly type: 'PENDING' };

const none: Gauge = { type: 'NONE' };

/** Returns the gauges of the last answer; undefined for a parcel outside it (FG-02). */
const answeredGauges = ({ serverPrices: { answer } }: Cart, parcels: readonly BundleKey[]): readonly Gauge[] => {
  const known = answer?.gauges ?? [];
  return parcels.map((key) => known.find(({ bundleKey }) => bundleKey === key)?.gauge ?? none);
};

const todaysGauges = ({ bundleFees }: PricedCart, parcels: readonly BundleKey[]): readonly Gauge[] =>
  parcels.map((key) => {
    const fee = bundleFees.get(key);
    return fee ? gaugeOf(fee) : none;
  });

/** True while a shipping answer for the current selection is pending. */
const isAwaited = (state: Cart): boolean => {
  const { status, answer } = state.serverPrices;
  return status !== 'Known' || !(answer !== undefined && samePricedInputs(answer.inputs, pricedInputsOf(state)));
};

const freeParcels = (gauge: SellerGauge): string =>
  gauge.type === 'PARTLY_FREE' ? `${gauge.free} of ${gauge.parcels}` : gauge.type;

/**
 * Returns how far a seller is from free shipping, by the last response, so that it does not change with each press
 * (FG-02). It never shows *free* if the current fees differ (FG-01, SH-05).
 * @param parcels those of the seller that have selected units
 * @param priced the priced cart
 */
export const sellerGaugeOf = (state: Cart, parcels: readonly BundleKey[], priced = pricedOf(state)): SellerGaugeNow => {
  if (!priced.shippingKnown) return { type: 'NONE' };
  const told = sellerGauge(answeredGauges(state, parcels));
  if (told.type === 'GAUGE') return told;
  const today = sellerGauge(todaysGauges(priced, parcels));
  if (freeParcels(told) === freeParcels(today)) return told;
  return isAwaited(state) ? { type: 'PENDING' } : today;
};
