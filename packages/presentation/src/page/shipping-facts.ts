import {
  feeBefore,
  hasFreeShippingLabel,
  type BundleFee,
  type BundleKey,
  type CartUnit,
  type ShippingPolicy,
} from '@baguni/domain';
import type { ShippingGroupFacts } from '../cart/shipping-group-view.ts';
import type { CartSelectors } from './cart-selectors.ts';
import { gaugeOfGroup } from './group-facts.ts';

const policiesOf = ({ state }: CartSelectors, units: readonly CartUnit[]): readonly ShippingPolicy[] => {
  const keys = new Set(units.map((unit) => unit.shippingPolicyKey));
  return state.cart.shippingPolicies.filter(({ shippingPolicyKey }) => keys.has(shippingPolicyKey));
};

const feeOf = ({ state, priced }: CartSelectors, key: BundleKey, units: readonly CartUnit[]): BundleFee | undefined => {
  const {
    cart: { shippingPolicies, bundleTerms, buyer },
    environment,
  } = state;
  const terms = { shippingPolicies, bundleTerms, buyer, thresholds: environment.freeShippingThresholds };
  return priced.bundleFees.get(key) ?? feeBefore(units, terms);
};

export const shippingGroupFacts = (cart: CartSelectors, key: string): ShippingGroupFacts | undefined => {
  const placed = cart.index.shippingGroups.get(key);
  if (!placed) return undefined;
  const units = cart.unitsOf(placed.group.cartUnitIdList);
  const policies = policiesOf(cart, units);
  const fee = feeOf(cart, placed.group.bundleKey, units);
  return (
    fee && {
      group: placed.group,
      policies,
      fee,
      isSaidFree: gaugeOfGroup(cart, placed.seller).type === 'FREE_SHIPPING',
      shippingKnown: cart.priced.isFeeKnown(placed.group.bundleKey) && policies.length > 0,
    }
  );
};

export const hasFreeLabel = (cart: CartSelectors, { item, bundleKey }: CartUnit): boolean => {
  const isParcelSelected = cart.priced.bundleFees.has(bundleKey);
  const parcel = isParcelSelected ? [] : cart.units.filter((unit) => unit.bundleKey === bundleKey);
  const { defaultItemShippingFeeIsFreeList } = cart.state;
  return hasFreeShippingLabel({
    itemNo: item.itemNo,
    isParcelSelected,
    policies: policiesOf(cart, parcel),
    defaultItemShippingFeeIsFreeList,
  });
};
