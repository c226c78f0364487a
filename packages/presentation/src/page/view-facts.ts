import {
  couponsOn,
  duplicateCount,
  sellerGroupKeyOf,
  type CartUnit,
  type CartUnitId,
  boxState,
  isOrderable,
  isFeeKnown,
  itemGroupSummary,
  sellerGroupSummary,
  unitRefusal,
  unitSummary,
  type SellerGroup,
  type Summary,
  feeBefore,
  type BundleFee,
  type BundleKey,
  type ShippingPolicy,
  areExtraDiscountsAwaited,
  cartSummary,
  isOverseaAwaited,
  isOverseaCountry,
  type Cart,
} from '@baguni/domain/internal';
import type { UnitFacts } from '../common/unit-types.ts';
import type { CartSelectors } from './cart-selectors.ts';
import type { ItemGroupFacts, ShippingGroupFacts } from '../cart/shipping-group-view.ts';
import type { SellerGroupFacts } from '../cart/seller-group-view.ts';
import type { SummaryFacts } from '../prices/summary-view.ts';
import type { ToolbarFacts } from '../cart/cart-frame-views.ts';

/** Omits the entries, because totals are cheap to compare. */
const withoutEntries = <A extends Summary>({ entries: _, ...totals }: A): Omit<A, 'entries'> => totals;

/** True if the order goes to a known address in Korea. */
const isSentToKorea = ({ address, country }: Cart['destination']): boolean =>
  address !== undefined && !isOverseaCountry(country);

export const unitFacts = ({ forRows: cart }: CartSelectors, id: CartUnitId): UnitFacts | undefined => {
  const { units, buyer } = cart;
  const unit = cart.unitsById.get(id);
  return (
    unit && {
      unit,
      isSelected: cart.selected.has(id),
      isConcerned: cart.concerned.has(id),
      requested: cart.saving.find(({ cartUnitId }) => cartUnitId === id)?.quantity,
      isSaving: cart.settledSaving.some(({ cartUnitId }) => cartUnitId === id),
      refusal: cart.refusals.find(({ cartUnitId }) => cartUnitId === id)?.finding,
      oneMoreRefused: cart.oneMoreRefused.get(id),
      isDeleting: cart.deleting.includes(id),
      hasCoupon: couponsOn(cart.applied, id).length > 0,
      totals: withoutEntries(unitSummary(cart.priced, id)),
      isVisitor: !buyer.isLogin || buyer.memberType === 'NonMember',
      isPrompted: cart.promptedUnit === id,
      cashback: cart.cashbacks.get(id),
      arrivalText: cart.arrivals?.get(id)?.text,
      awaitsArrival: !!unit.item.transPolicyNo && isSentToKorea(cart.destination),
      hasFreeShippingLabel: cart.freeAlone.has(id),
      isServiceNamedByGroup: cart.services.get(sellerGroupKeyOf(unit)) === unit.cartUnitType,
      duplicates: unit.duplicateCartUnitIds?.length ? duplicateCount(unit, units) : 0,
      hasNamesake: cart.namesakes.has(unit.item.itemName),
    }
  );
};

const isShippingKnown = (cart: CartSelectors, { shippingGroups }: SellerGroup): boolean =>
  shippingGroups
    .filter(({ cartUnitIdList }) => cart.chosenOf(cart.unitsOf(cartUnitIdList)).length > 0)
    .every(({ bundleKey }) => isFeeKnown(cart.priced, bundleKey));

/** The gauge and the sum follow after the paint. */
export const sellerGroupFacts = (cart: CartSelectors, key: string): SellerGroupFacts | undefined => {
  const { settled } = cart;
  const group = cart.index.sellerGroups.get(key);
  if (!group) return undefined;
  const units = cart.unitsOf(group.cartUnitIdList);
  return {
    group,
    isBelow: cart.index.below.has(key),
    service: cart.services.get(key) ?? 'Normal',
    box: boxState(units, cart.selected),
    orderableCount: units.filter(isOrderable).length,
    gauge: settled.gaugeOf(key),
    summary: withoutEntries(sellerGroupSummary(settled.priced, key)),
    shippingKnown: isShippingKnown(settled, group),
  };
};

/** The sum of a group follows after the paint, with its selection. */
export const itemGroupFacts = (cart: CartSelectors, key: string): ItemGroupFacts | undefined => {
  const group = cart.index.itemGroups.get(key);
  if (!group) return undefined;
  const units = cart.unitsOf(group.cartUnitIdList);
  const facts = { group, itemName: units[0]?.item.itemName ?? '' };
  const orderable = units.filter(isOrderable);
  // a single unit shows its own price and coupons
  if (group.cartUnitIdList.length < 2 || orderable.length === 0) return facts;
  const { settled } = cart;
  const chosen = settled.chosenOf(units);
  const hasSelection = chosen.length > 0;
  return {
    ...facts,
    hasSelection,
    couponUnit: (hasSelection ? chosen : orderable).find((unit) => unitRefusal(unit) === undefined)?.cartUnitId,
    summary: withoutEntries(itemGroupSummary(settled.priced, group.cartUnitIdList)),
  };
};

const policiesOf = ({ cart }: CartSelectors, units: readonly CartUnit[]): readonly ShippingPolicy[] => {
  const keys = new Set(units.map((unit) => unit.shippingPolicyKey));
  return cart.shipping.policies.filter(({ shippingPolicyKey }) => keys.has(shippingPolicyKey));
};

const feeOf = ({ cart, priced }: CartSelectors, key: BundleKey, units: readonly CartUnit[]): BundleFee | undefined => {
  const { buyer, shipping } = cart;
  return priced.bundleFees.get(key) ?? feeBefore(units, { ...shipping, shippingPolicies: shipping.policies, buyer });
};

/** The fee follows after the paint. */
export const shippingGroupFacts = (cart: CartSelectors, key: string): ShippingGroupFacts | undefined => {
  const placed = cart.index.shippingGroups.get(key);
  if (!placed) return undefined;
  const units = cart.unitsOf(placed.group.cartUnitIdList);
  const { settled } = cart;
  const policies = policiesOf(settled, units);
  const fee = feeOf(settled, placed.group.bundleKey, units);
  return (
    fee && {
      group: placed.group,
      policies,
      fee,
      isBundled: (settled.chosenOf(units).length || units.length) > 1,
      isSaidFree: settled.gaugeOf(placed.seller.key).type === 'FREE_SHIPPING',
      shippingKnown: isFeeKnown(settled.priced, placed.group.bundleKey) && policies.length > 0,
    }
  );
};

export const toolbarFacts = (cart: CartSelectors): ToolbarFacts => ({
  box: boxState(cart.tabUnits, cart.selected),
  selectedCount: cart.chosenOf(cart.tabUnits).length,
  orderableCount: cart.tabUnits.filter(isOrderable).length,
  unitCount: cart.tabUnits.length,
  isDomesticBusinessman: cart.state.cart.buyer.isDomesticBusinessman,
});

/** True until the server has confirmed the total. */
const isAsking = ({ cart, selected }: CartSelectors): boolean =>
  cart.saving.some(({ cartUnitId }) => selected.has(cartUnitId)) ||
  cart.serverPrices.status === 'Asking' ||
  areExtraDiscountsAwaited(cart) ||
  isOverseaAwaited(cart);

export const summaryFacts = (cart: CartSelectors): SummaryFacts => {
  const { state, priced, settled } = cart;
  return {
    summary: cartSummary(priced),
    shippingKnown: priced.shippingKnown,
    missing: state.cart.missing,
    isAsking: isAsking(settled),
    isOverseaAwaited: isOverseaAwaited(state.cart),
    isOrdering: state.isOrdering,
    isLoaded: state.load === 'Loaded',
    isCouponCancelled: state.isAppliedCouponQuantityChanged,
    warnings: settled.warnings,
    exchange: cart.deferred?.exchangeOf(state),
    arrivalText: settled.arrivalText,
  };
};
