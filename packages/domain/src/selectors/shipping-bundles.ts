import type { ShippingBundle } from '../entities/shipping/policy.ts';
import type { Cart } from '../cart/cart.ts';
import { pricedOf } from './priced-of.ts';

/**
 * What the parcels of a selection cost, as the server answers it (CM-13).
 * @example
 * shippingBundlesOf(cart); // [ { bundleKey: 'farm', shippingFee: 3000, isMaxCharge: false } ]
 */
export const shippingBundlesOf = (state: Cart): readonly ShippingBundle[] => {
  const maxCharge = new Map(state.bundleTerms.map((terms) => [terms.bundleKey, terms.isMaxCharge]));
  return [...pricedOf(state).bundleFees.values()].map(({ bundleKey, fee }) => ({
    bundleKey,
    shippingFee: fee,
    isMaxCharge: maxCharge.get(bundleKey) ?? false,
  }));
};
