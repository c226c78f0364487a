import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { Addition } from '../entities/cart/item.ts';
import { optionText } from '../entities/cart/option-text.ts';
import { treeOf } from '../entities/cart/tree.ts';
import type { CartUnitId, ItemNo } from '../money/ids.ts';
import { won, type Won } from '../money/won.ts';
import type { PricedCart } from '../price/priced/priced-cart.ts';
import { itemGroupSummary } from '../price/priced/summary.ts';
import { additionsTotal } from '../price/unit-price.ts';

/** One line of an estimate: an item with its options, or an addition that is bought with it (ES-02). */
export interface EstimateLine {
  /** Whether it is the item or comes with it. */
  readonly type: 'Item' | 'Addition';
  /** The item that it is, or comes with. */
  readonly itemNo: ItemNo;
  /** Of an item its name; of an addition its name and value. Text as the seller wrote it. */
  readonly name: string;
  /** The chosen options; empty for the main item and for an addition (PG-21). */
  readonly options: string;
  /** Empty where there is no picture. */
  readonly itemImageUrl: string;
  /** Who sells it. */
  readonly supplier: string;
  /** Pieces. */
  readonly quantity: number;
  /** Of all its pieces before discounts, in won (ES-03). */
  readonly supplyPrice: Won;
  /** What discounts and coupons take off, as an amount above 0, in won. */
  readonly discount: Won;
  /** Supply price less discount, in won. */
  readonly supplyTotal: Won;
}

/** The lines of one item, under one number (ES-02). */
export type EstimateGroup = readonly EstimateLine[];

type Priced = Omit<EstimateLine, 'discount' | 'supplyTotal'>;

const itemLine = (unit: CartUnit, unitPrice: Won): Priced => ({
  type: 'Item',
  itemNo: unit.item.itemNo,
  name: unit.item.itemName,
  options: optionText(unit.item),
  itemImageUrl: unit.item.itemImageUrl,
  supplier: unit.seller.sellerName || unit.seller.miniShopName,
  quantity: unit.quantity,
  supplyPrice: won(unitPrice - additionsTotal(unit)),
});

const additionLine = (item: Priced, { name, value, price, quantity }: Addition): Priced => ({
  ...item,
  type: 'Addition',
  name: [name, value].filter(Boolean).join(': '),
  options: '',
  itemImageUrl: '',
  quantity,
  supplyPrice: won(price * quantity),
});

/**
 * Takes a unit's discounts off its lines, the item first, then its additions: no line falls below 0 while another has
 * something left. They never come to more than the unit costs (PR-07).
 */
const discounted = (lines: readonly Priced[], total: Won): readonly EstimateLine[] => {
  let left: number = total;
  return lines.map((line) => {
    const discount = Math.min(Math.max(line.supplyPrice, 0), left);
    left -= discount;
    return { ...line, discount: won(discount), supplyTotal: won(line.supplyPrice - discount) };
  });
};

const linesOf = (unit: CartUnit, priced: PricedCart): readonly EstimateLine[] => {
  const { itemTotal, negativeTotal } = itemGroupSummary(priced, [unit.cartUnitId]);
  const item = itemLine(unit, itemTotal);
  const additions = unit.item.additions.filter(({ quantity }) => quantity > 0);
  return discounted([item, ...additions.map((addition) => additionLine(item, addition))], negativeTotal);
};

/** Whether lines have any piece at all: a group of zero units and additions is skipped (ES-03). */
const isFilled = (lines: EstimateGroup): boolean => lines.some(({ quantity }) => quantity > 0);

/** The lines of the units that an estimate is for, item by item in the cart's order (ES-02, ES-03). */
export const estimateGroups = (units: readonly CartUnit[], priced: PricedCart): readonly EstimateGroup[] => {
  const byId = new Map<CartUnitId, CartUnit>(units.map((unit) => [unit.cartUnitId, unit]));
  return treeOf(units)
    .flatMap(({ shippingGroups }) => shippingGroups.flatMap(({ itemGroups }) => itemGroups))
    .map(({ cartUnitIdList }) =>
      cartUnitIdList.flatMap((id) => {
        const unit = byId.get(id);
        return unit ? linesOf(unit, priced) : [];
      }),
    )
    .filter(isFilled);
};
