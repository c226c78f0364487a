import { bundleFee, noWon, type BundleFee, type CartUnit, type ShippingPolicy } from '@baguni/domain';
import type { ShippingGroupFacts } from '../views/groups/shipping-group-view.ts';
import type { PlacedShippingGroup } from './cart-index.ts';
import type { CartReadings } from './cart-selectors.ts';

const policiesOf = ({ state }: CartReadings, units: readonly CartUnit[]): readonly ShippingPolicy[] => {
  const keys = new Set(units.map((unit) => unit.shippingPolicyKey));
  return state.shippingPolicies.filter(({ shippingPolicyKey }) => keys.has(shippingPolicyKey));
};

const piecesUnder = (units: readonly CartUnit[], { shippingPolicyKey: key }: ShippingPolicy): number =>
  units.reduce((pieces, unit) => (unit.shippingPolicyKey === key ? pieces + unit.quantity : pieces), 0);

/** What the parcel would cost before anything of it is selected: all of its units, none of its price. */
const feeBefore = (
  cart: CartReadings,
  { group, seller }: PlacedShippingGroup,
  units: readonly CartUnit[],
): BundleFee => {
  const { buyer, environment, bundleTerms } = cart.state;
  const load = {
    bundleKey: group.bundleKey,
    sellerGroupKey: seller.key,
    isMaxCharge: bundleTerms.find(({ bundleKey }) => bundleKey === group.bundleKey)?.isMaxCharge ?? false,
    uses: policiesOf(cart, units).map((policy) => ({ policy, quantity: piecesUnder(units, policy) })),
    subtotal: noWon,
    unitCount: units.length,
  };
  return bundleFee(load, buyer, environment.freeShippingThresholds);
};

/** What a parcel's row depends on. */
export const shippingGroupFacts = (cart: CartReadings, key: string): ShippingGroupFacts | undefined => {
  const placed = cart.index.shippingGroups.get(key);
  if (!placed) return undefined;
  const units = cart.unitsOf(placed.group.cartUnitIdList);
  const policies = policiesOf(cart, units);
  return {
    group: placed.group,
    policies,
    fee: cart.priced.bundleFees.get(placed.group.bundleKey) ?? feeBefore(cart, placed, units),
    shippingKnown: cart.priced.isFeeKnown(placed.group.bundleKey) && policies.length > 0,
  };
};
