import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { noWon } from '../../money/won.ts';
import { bundleFee, type BundleFee } from './bundle-fee.ts';
import { bundleLoads, type ShippingInput } from './parcels.ts';

/**
 * What a parcel would cost before anything of it is selected: full quantity, zero subtotal (SH-04).
 * @param units all of the parcel; none of another
 * @example
 * feeBefore(cart.units, pricingInput({ ...cart, selected: [] }))?.fee; // 3000
 */
export const feeBefore = (
  units: readonly CartUnit[],
  input: Pick<ShippingInput, 'shippingPolicies' | 'bundleTerms' | 'buyer' | 'thresholds'>,
): BundleFee | undefined => {
  const lines = units.map((unit) => ({ unit, discounted: noWon }));
  const [load] = bundleLoads(lines, input);
  return load && bundleFee(load, input.buyer, input.thresholds);
};
