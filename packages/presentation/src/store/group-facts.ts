import { option as O } from 'fp-ts';
import {
  boxState,
  gaugesOf,
  isOrderable,
  itemGroupSummary,
  nearestGauge,
  sellerGroupSummary,
  unitRefusal,
  type BundleGauge,
  type Gauge,
  type SellerGroup,
} from '@baguni/domain';
import type { GaugeFacts } from '../views/gauge-view.ts';
import type { ItemGroupFacts } from '../views/item-group-view.ts';
import type { SellerGroupFacts } from '../views/seller-group-view.ts';
import type { CartReadings } from './cart-readings.ts';

const answeredGauges = ({ state }: CartReadings): readonly BundleGauge[] =>
  O.isSome(state.serverPrices.answer) ? state.serverPrices.answer.value.gauges : [];

const isOnItsWay = ({ state }: CartReadings): boolean =>
  state.serverPrices.status === 'NotAsked' || state.serverPrices.status === 'Asking';

/** None with no unit selected; else as the last answer on shipping made it (FG-01, FG-02). */
const gaugeOfGroup = (cart: CartReadings, group: SellerGroup): GaugeFacts => {
  const chosen = cart.chosenOf(cart.unitsOf(group.cartUnitIdList));
  const parcels = new Set(chosen.map((unit) => unit.bundleKey));
  const nearestOf = (gauges: readonly BundleGauge[]): Gauge =>
    nearestGauge(gauges.flatMap(({ bundleKey, gauge }) => (parcels.has(bundleKey) ? [gauge] : [])));
  const answered = nearestOf(answeredGauges(cart));
  if (answered.type !== 'NONE' || !isOnItsWay(cart)) return answered;
  return nearestOf(gaugesOf(cart.priced.bundleFees)).type === 'NONE' ? answered : { type: 'PENDING' };
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

/** What an item's group of units depends on. */
export const itemGroupFacts = (cart: CartReadings, key: string): ItemGroupFacts | undefined => {
  const group = cart.index.itemGroups.get(key);
  if (!group) return undefined;
  return {
    group,
    couponUnit: cart.chosenOf(cart.unitsOf(group.cartUnitIdList)).find((unit) => O.isNone(unitRefusal(unit)))
      ?.cartUnitId,
    itemName: cart.unitsOf(group.cartUnitIdList)[0]?.item.itemName ?? '',
    summary: itemGroupSummary(cart.priced, group.cartUnitIdList),
  };
};
