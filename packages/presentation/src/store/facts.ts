import { option as O } from 'fp-ts';
import {
  boxState,
  bundleFee,
  cartSummary,
  checkoutFactsOf,
  checkoutRules,
  couponsOn,
  diagnose,
  isOrderable,
  itemGroupSummary,
  nearestGauge,
  noWon,
  sellerGroupKeyOf,
  sellerGroupSummary,
  unitsById,
  type BundleFee,
  type BundleGauge,
  type CartUnit,
  type CartUnitId,
  type Gauge,
  type SellerGroup,
  type ShippingPolicy,
} from '@baguni/domain';
import type { ItemGroupFacts } from '../views/item-group-view.ts';
import type { SellerGroupFacts } from '../views/seller-group-view.ts';
import type { ShippingGroupFacts } from '../views/shipping-group-view.ts';
import type { SummaryFacts } from '../views/summary-view.ts';
import type { ToolbarFacts } from '../views/toolbar-view.ts';
import type { UnitFacts } from '../views/unit-facts.ts';
import type { PlacedShippingGroup } from './cart-index.ts';
import type { CartReadings } from './cart-readings.ts';

const isServiceTold = ({ services }: CartReadings, unit: CartUnit): boolean =>
  services.get(sellerGroupKeyOf(unit)) === unit.cartUnitType;

/** What one line depends on; none where the unit is gone. */
export const unitFacts = (cart: CartReadings, id: CartUnitId): UnitFacts | undefined => {
  const { state } = cart;
  const unit = unitsById(cart.units).get(id);
  if (!unit) return undefined;
  return {
    unit,
    isSelected: cart.selected.has(id),
    saving: state.saving.find(({ cartUnitId }) => cartUnitId === id)?.quantity,
    refusal: state.refusals.find(({ cartUnitId }) => cartUnitId === id)?.finding,
    isDeleting: state.deleting.includes(id),
    hasCoupon: couponsOn(state.appliedCoupons, id).length > 0,
    entries: cart.priced.unitEntries.get(id) ?? [],
    isServiceToldByGroup: isServiceTold(cart, unit),
  };
};

const gaugesOf = ({ state }: CartReadings): readonly BundleGauge[] =>
  O.isSome(state.serverPrices.answer) ? state.serverPrices.answer.value.gauges : [];

/** None with no unit selected; else as the last answer on shipping made it (FG-01, FG-02). */
const gaugeOfGroup = (cart: CartReadings, group: SellerGroup): Gauge => {
  const chosen = cart.chosenOf(cart.unitsOf(group.cartUnitIdList));
  const parcels = new Set(chosen.map((unit) => unit.bundleKey));
  return nearestGauge(gaugesOf(cart).flatMap(({ bundleKey, gauge }) => (parcels.has(bundleKey) ? [gauge] : [])));
};

/** What a seller group's card depends on. */
export const sellerGroupFacts = (cart: CartReadings, key: string): SellerGroupFacts | undefined => {
  const group = cart.index.sellerGroups.get(key);
  if (!group) return undefined;
  const units = cart.unitsOf(group.cartUnitIdList);
  return {
    group,
    service: cart.services.get(key) ?? 'Normal',
    box: boxState(units, cart.selected),
    orderableCount: units.filter(isOrderable).length,
    gauge: gaugeOfGroup(cart, group),
    summary: sellerGroupSummary(cart.priced, key),
    shippingKnown: cart.priced.shippingKnown,
  };
};

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
    shippingKnown: cart.priced.shippingKnown && policies.length > 0,
  };
};

/** What an item's group of units depends on. */
export const itemGroupFacts = (cart: CartReadings, key: string): ItemGroupFacts | undefined => {
  const group = cart.index.itemGroups.get(key);
  if (!group) return undefined;
  return {
    group,
    itemName: cart.unitsOf(group.cartUnitIdList)[0]?.item.itemName ?? '',
    summary: itemGroupSummary(cart.priced, group.cartUnitIdList),
  };
};

/** What the bar over the list depends on. */
export const toolbarFacts = (cart: CartReadings): ToolbarFacts => ({
  box: boxState(cart.tabUnits, cart.selected),
  selectedCount: cart.chosenOf(cart.tabUnits).length,
  orderableCount: cart.tabUnits.filter(isOrderable).length,
  unitCount: cart.tabUnits.length,
  isDomesticBusinessman: cart.state.buyer.isDomesticBusinessman,
});

/** What the order summary and the order bar depend on. */
export const summaryFacts = (cart: CartReadings): SummaryFacts => {
  const { state, priced } = cart;
  return {
    summary: cartSummary(priced),
    shippingKnown: priced.shippingKnown,
    isAsking: state.serverPrices.status === 'Asking',
    isOrdering: state.isOrdering,
    isLoaded: state.load === 'Loaded',
    isCouponCancelled: state.isAppliedCouponQuantityChanged,
    findings: cart.tabUnits.length === 0 ? [] : diagnose(checkoutRules)(checkoutFactsOf(state)),
  };
};
