import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { noWon } from '../../money/won.ts';
import { bundleFee, type BundleFee } from './bundle-fee.ts';
import { bundleLoads, type ShippingInput } from './parcels.ts';

/**
 * Returns the fee of a parcel before selection: full quantity, zero subtotal.
 * @param units exactly the units of the parcel
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
