import { option as O } from 'fp-ts';
import {
  boxState,
  isOrderable,
  itemGroupSummary,
  sellerGaugeOf,
  sellerGroupSummary,
  unitRefusal,
  type SellerGaugeNow,
  type SellerGroup,
  type Summary,
} from '@baguni/domain';
import type { ItemGroupFacts } from '../cart/item-group-view.ts';
import type { SellerGroupFacts } from '../cart/seller-group-view.ts';
import type { CartSelectors } from './cart-selectors.ts';

export const gaugeOfGroup = (cart: CartSelectors, group: SellerGroup): SellerGaugeNow => {
  const chosen = cart.chosenOf(cart.unitsOf(group.cartUnitIdList));
  return sellerGaugeOf(cart.state.cart, [...new Set(chosen.map((unit) => unit.bundleKey))], cart.priced);
};

const isShippingKnown = (cart: CartSelectors, { shippingGroups }: SellerGroup): boolean => {
  const counted = shippingGroups.filter(({ cartUnitIdList }) => cart.chosenOf(cart.unitsOf(cartUnitIdList)).length > 0);
  return (counted.length > 0 ? counted : shippingGroups).every(({ bundleKey }) => cart.priced.isFeeKnown(bundleKey));
};

/** Omits the entries, because totals are cheap to compare. */
const totalsOf = <A extends Summary>({ entries: _, ...totals }: A): Omit<A, 'entries'> => totals;

export const sellerGroupFacts = (cart: CartSelectors, key: string): SellerGroupFacts | undefined => {
  const group = cart.index.sellerGroups.get(key);
  if (!group) return undefined;
  const units = cart.unitsOf(group.cartUnitIdList);
  return {
    group,
    isBelow: cart.index.below.has(key),
    service: cart.services.get(key) ?? 'Normal',
    box: boxState(units, cart.selected),
    orderableCount: units.filter(isOrderable).length,
    gauge: gaugeOfGroup(cart, group),
    summary: totalsOf(sellerGroupSummary(cart.priced, key)),
    shippingKnown: isShippingKnown(cart, group),
  };
};

export const itemGroupFacts = (cart: CartSelectors, key: string): ItemGroupFacts | undefined => {
  const group = cart.index.itemGroups.get(key);
  if (!group) return undefined;
  return {
    group,
    couponUnit: cart.chosenOf(cart.unitsOf(group.cartUnitIdList)).find((unit) => O.isNone(unitRefusal(unit)))
      ?.cartUnitId,
    itemName: cart.unitsOf(group.cartUnitIdList)[0]?.item.itemName ?? '',
    summary: totalsOf(itemGroupSummary(cart.priced, group.cartUnitIdList)),
  };
};
