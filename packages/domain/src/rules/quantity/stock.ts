import { option as O } from 'fp-ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { Addition } from '../../entities/cart/item.ts';
import { additionName } from '../../entities/cart/stock.ts';
import { productOf } from '../../rule/finding.ts';

/** Pieces left of each chosen option that is limited (QT-02). */
export const optionStocks = (unit: Pick<CartUnit, 'item'>): readonly number[] =>
  unit.item.options.flatMap((option) => (O.isSome(option.stock) ? [option.stock.value] : []));

/** An addition of which fewer are left than the unit holds. */
export interface ShortAddition {
  readonly product: string;
  readonly left: number;
}

const isLimited = ({ stock }: { readonly stock: O.Option<number> }): boolean => O.isSome(stock);

const shortOf = (addition: Addition): readonly ShortAddition[] => {
  const { quantity, stock } = addition;
  const isShort = O.isSome(stock) && stock.value < quantity;
  return isShort ? [{ product: additionName(addition), left: Math.max(0, stock.value) }] : [];
};

/** The additions that are short: they count their own quantity, not the unit's pieces (QT-02, PR-01). */
export const additionsShort = (unit: Pick<CartUnit, 'item'>): readonly ShortAddition[] =>
  unit.item.additions.filter(isLimited).flatMap(shortOf);

/** The name of the first thing of a unit of which nothing at all is left: item, option, addition (QT-02). */
export const firstGone = (unit: CartUnit): string | undefined => {
  const { stock } = unit.item;
  if ((O.isSome(stock) && stock.value <= 0) || optionStocks(unit).some((left) => left <= 0)) return productOf(unit);
  return additionsShort(unit).find(({ left }) => left === 0)?.product;
};
