import type { Language } from '../storefront/storefront.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { type Addition, labelled, optionText } from '../entities/cart/item.ts';
import { treeOf } from '../entities/cart/tree.ts';
import type { CartUnitId, ItemNo } from '../money/ids.ts';
import { won, type Won } from '../money/won.ts';
import { type PricedCart, itemGroupSummary } from '../price/priced-cart.ts';
import { additionsTotal } from '../price/ledger/line.ts';

export interface EstimateLine {
  readonly type: 'Item' | 'Addition';
  readonly itemNo: ItemNo;
  readonly name: string;
  /** Chosen options; empty for the main item and for an addition (PG-21). */
  readonly options: string;
  readonly itemImageUrl: string;
  readonly supplier: string;
  readonly quantity: number;
  /** Price of all pieces before discounts, in won. */
  readonly supplyPrice: Won;
  /** Discounts and coupons as a positive amount, in won. */
  readonly discount: Won;
  /** Supply price less discount, in won. */
  readonly supplyTotal: Won;
}

export type EstimateGroup = readonly EstimateLine[];

type Priced = Omit<EstimateLine, 'discount' | 'supplyTotal'>;

const itemLine = (unit: CartUnit, unitPrice: Won, language?: Language): Priced => ({
  type: 'Item',
  itemNo: unit.item.itemNo,
  name: unit.item.itemName,
  options: optionText(unit.item, language),
  itemImageUrl: unit.item.itemImageUrl,
  supplier: unit.seller.sellerName || unit.seller.miniShopName,
  quantity: unit.quantity,
  supplyPrice: won(unitPrice - additionsTotal(unit)),
});

const additionLine = (item: Priced, addition: Addition, language?: Language): Priced => ({
  ...item,
  type: 'Addition',
  name: labelled(addition, language),
  options: '',
  itemImageUrl: '',
  quantity: addition.quantity,
  supplyPrice: won(addition.price * addition.quantity),
});

/** Distributes the discounts of a unit over its lines, the item first; no line becomes negative (PR-07). */
const discounted = (lines: readonly Priced[], total: Won): readonly EstimateLine[] => {
  let left: number = total;
  return lines.map((line) => {
    const discount = Math.min(Math.max(line.supplyPrice, 0), left);
    left -= discount;
    return { ...line, discount: won(discount), supplyTotal: won(line.supplyPrice - discount) };
  });
};

const linesOf = (unit: CartUnit, priced: PricedCart, language?: Language): readonly EstimateLine[] => {
  const { itemTotal, negativeTotal } = itemGroupSummary(priced, [unit.cartUnitId]);
  const item = itemLine(unit, itemTotal, language);
  const additions = unit.item.additions.filter(({ quantity }) => quantity > 0);
  return discounted([item, ...additions.map((addition) => additionLine(item, addition, language))], negativeTotal);
};

const isFilled = (lines: EstimateGroup): boolean => lines.some(({ quantity }) => quantity > 0);

/** Returns the lines of the units of an estimate, by item in cart order (ES-02, ES-03). */
export const estimateGroups = (
  units: readonly CartUnit[],
  priced: PricedCart,
  language?: Language,
): readonly EstimateGroup[] => {
  const byId = new Map<CartUnitId, CartUnit>(units.map((unit) => [unit.cartUnitId, unit]));
  return treeOf(units)
    .flatMap(({ shippingGroups }) => shippingGroups.flatMap(({ itemGroups }) => itemGroups))
    .map(({ cartUnitIdList }) =>
      cartUnitIdList.flatMap((id) => {
        const unit = byId.get(id);
        return unit ? linesOf(unit, priced, language) : [];
      }),
    )
    .filter(isFilled);
};
