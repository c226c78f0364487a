import { option as O } from 'fp-ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { noFlags, type Item, type QuantityLimits } from '../../entities/cart/item.ts';
import { sellerKey } from '../../money/ids.ts';
import { anAddition, anOption } from '../builders/item.ts';
import { orderableIn } from './drawing-of.ts';
import type { Drawing } from './drawing.ts';
import { within } from './drawn.ts';
import { inOwnParcel, ofService, PLAIN, plainUnitAt } from './plain-cart.ts';
import type { ItemDraft, UnitDraft } from './unit-draft.ts';

const itemOf = (plain: Item, { price, option, addition, min, max, stock, kind }: ItemDraft): Item => ({
  ...plain,
  itemSellPrice: price,
  options: option === undefined ? [] : [anOption({ optionPrice: option, optionEntries: [] })],
  additions: addition === undefined ? [] : [anAddition({ price: addition, name: '', value: '' })],
  limits: { min, max: O.fromNullable(max), multiple: 1 },
  stock: O.fromNullable(stock),
  flags: kind ? { ...noFlags, [kind]: true } : noFlags,
});

const unitOf = (draft: UnitDraft, n: number, first: UnitDraft, { items, amount, sellers }: Drawing): CartUnit => {
  const plain = plainUnitAt(n, amount(PLAIN.price));
  // the first units cover the minimum number of sellers
  const isOfFirst = draft.isOfFirstItem && n > sellers.min;
  const like = isOfFirst
    ? { item: first.item, itemNo: plainUnitAt(1, plain.item.itemSellPrice).item.itemNo, seller: 1 }
    : { item: draft.item, itemNo: plain.item.itemNo, seller: n <= sellers.min ? n : draft.seller };
  const unit: CartUnit = {
    ...plain,
    cartUnitType: draft.service,
    quantity: draft.quantity,
    discounts: draft.discounts,
    isCouponUsable: draft.isCouponUsable,
    item: items[draft.given] ?? { ...itemOf(plain.item, like.item), itemNo: like.itemNo },
    seller: { ...plain.seller, sellerKey: sellerKey(`S${like.seller}`) },
    isBuyAvailable: draft.unable === undefined,
    unableOrderType: O.fromNullable(draft.unable),
  };
  return inOwnParcel(ofService(unit, draft.branchPrice));
};

const wider = ({ min, max, multiple }: QuantityLimits, quantities: readonly number[]): QuantityLimits => ({
  min: Math.min(min, ...quantities),
  max: O.map((most: number) => Math.max(most, ...quantities))(max),
  multiple,
});

/** Raises stock and limits of each item to the pieces of its units; pieces of given items fit their limits. */
const withEnough = (units: readonly CartUnit[], { items, quantities }: Drawing): readonly CartUnit[] => {
  const fitting = units.map((unit) => {
    const { min, max, multiple } = orderableIn(unit.item, quantities);
    return items.length > 0
      ? { ...unit, quantity: within({ min, max }, unit.quantity - (unit.quantity % multiple)) }
      : unit;
  });
  return fitting.map((unit) => {
    const { item } = unit;
    const pieces = fitting.filter((one) => one.item.itemNo === item.itemNo).map(({ quantity }) => quantity);
    const needed = pieces.reduce((sum, quantity) => sum + quantity, 0);
    const stock = O.map((left: number) => Math.max(left, needed))(item.stock);
    return { ...unit, item: { ...item, stock, limits: wider(item.limits, pieces) } };
  });
};

export const unitsOf = (drafts: readonly UnitDraft[], drawing: Drawing): readonly CartUnit[] => {
  const [first] = drafts;
  const units = first ? drafts.map((draft, i) => unitOf(draft, i + 1, first, drawing)) : [];
  return drawing.leftOut ? units : withEnough(units, drawing);
};
