import { either as E, option as O } from 'fp-ts';
import { checkQuantity, type CartUnit, type Finding } from '@baguni/domain';
import { additionStock, itemStock, needsOf, optionStock, addedUp, type StockKey } from '../../store/stock.ts';

/** A quantity that stands in the cart is judged by limits and stock; that it may not be changed is no reason here. */
const asItStands = (unit: CartUnit): E.Either<Finding, number> =>
  checkQuantity({ unit: { ...unit, isItemDiscountAgreement: false }, asked: String(unit.quantity), hasCoupon: false });

/** The first unit whose quantity its item's limits or stock no longer allow (QT-02, BL-3); null where all do. */
export const quantityFinding = (chosen: readonly CartUnit[]): Finding | null => {
  for (const unit of chosen) {
    const verdict = asItStands(unit);
    if (E.isLeft(verdict)) return verdict.left;
  }
  return null;
};

const leftOf = ({ item }: CartUnit): readonly (readonly [StockKey, O.Option<number>])[] => [
  [itemStock(item.itemNo), item.stock],
  ...item.options.map(({ optionNo, stock }) => [optionStock(item.itemNo, optionNo), stock] as const),
  ...item.additions.map(({ additionNo, stock }) => [additionStock(item.itemNo, additionNo), stock] as const),
];

/** Units that share an item's, option's or addition's stock are short together where each alone is not. */
export const stockFinding = (chosen: readonly CartUnit[]): Finding | null => {
  const left = new Map(chosen.flatMap(leftOf));
  const isShort = ({ key, pieces }: { readonly key: StockKey; readonly pieces: number }): boolean =>
    O.exists((stock: number) => stock < pieces)(left.get(key) ?? O.none);
  const short = new Set(
    addedUp(chosen.flatMap(({ item, quantity }) => needsOf(item, quantity)))
      .filter(isShort)
      .map(({ key }) => key),
  );
  const units = chosen.filter((unit) => leftOf(unit).some(([key]) => short.has(key)));
  const [first] = units;
  if (!first) return null;
  const cartUnitIds = units.map(({ cartUnitId }) => cartUnitId);
  return {
    code: 'CART-BR7-03',
    params: { product: first.item.itemName },
    units: cartUnitIds,
    fixes: [{ type: 'Deselect', cartUnitIds }],
  };
};
