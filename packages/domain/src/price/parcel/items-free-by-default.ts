import { option as O } from 'fp-ts';
import type { Buyer } from '../../entities/buyer/buyer.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { ShippingPolicy } from '../../entities/shipping/policy.ts';
import type { FreeShippingThresholds } from '../../storefront/environment.ts';
import { bundleFee } from './bundle-fee.ts';
import type { DefaultItemShippingFee } from './item-label.ts';

export interface ItemFeeTerms {
  readonly shippingPolicies: readonly ShippingPolicy[];
  /** Club members have lower thresholds. */
  readonly buyer: Pick<Buyer, 'isSmileClub' | 'isUniverseClub'>;
  readonly thresholds: FreeShippingThresholds;
}

const shipsFree = ({ item, bundleKey }: CartUnit, policy: ShippingPolicy, terms: ItemFeeTerms): boolean => {
  const uses = [{ policy, quantity: 1 }];
  const load = { bundleKey, sellerGroupKey: '', isMaxCharge: true, uses, subtotal: item.itemSellPrice, unitCount: 1 };
  const { fee, onArrival, isSpecial } = bundleFee(load, terms.buyer, terms.thresholds);
  return fee === 0 && O.isNone(onArrival) && !isSpecial;
};

/**
 * Returns the rows of defaultItemShippingFeeIsFreeList: items that ship free as a single piece at its selling price.
 * @example
 * const from10000 = { isConditionalFree: true, conditionalFreeBasisCost: won(10_000) };
 * const shippingPolicies = cart.shippingPolicies.map((policy) => ({ ...policy, ...from10000 }));
 * itemsFreeByDefault(cart.units, { ...pricingInput(cart), shippingPolicies }); // [ { itemNo: 'A-100', isFreeShipping: true } ]
 */
export const itemsFreeByDefault = (
  units: readonly CartUnit[],
  terms: ItemFeeTerms,
): readonly DefaultItemShippingFee[] => {
  const policies = new Map(terms.shippingPolicies.map((policy) => [policy.shippingPolicyKey, policy]));
  const free = units.filter((unit) => {
    const policy = policies.get(unit.shippingPolicyKey);
    return policy !== undefined && shipsFree(unit, policy, terms);
  });
  return [...new Set(free.map(({ item }) => item.itemNo))].map((itemNo) => ({ itemNo, isFreeShipping: true }));
};
