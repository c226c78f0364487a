import { option as O } from 'fp-ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { additionName } from '../../entities/cart/stock.ts';
import { productOf } from '../../rule/finding.ts';

/** Returns the stock of the scarcest chosen option; Infinity without a limit (QT-02). */
export const optionsLeft = ({ item }: Pick<CartUnit, 'item'>): number => {
  let least = Infinity;
  for (const { stock } of item.options) if (O.isSome(stock)) least = Math.min(least, stock.value);
  return least;
};

export interface ShortAddition {
  readonly product: string;
  readonly left: number;
}

/** Returns the additions without enough stock. They have their own quantity (QT-02, PR-01). */
export const additionsShort = ({ item }: Pick<CartUnit, 'item'>): readonly ShortAddition[] => {
  const short: ShortAddition[] = [];
  for (const addition of item.additions) {
    const { quantity, stock } = addition;
    if (O.isSome(stock) && stock.value < quantity)
      short.push({ product: additionName(addition), left: Math.max(0, stock.value) });
  }
  return short;
};

/** Returns the name of the first sold-out part: item, option, addition (QT-02). */
export const firstGone = (unit: Pick<CartUnit, 'item'>): string | undefined => {
  const { stock } = unit.item;
  if ((O.isSome(stock) && stock.value <= 0) || optionsLeft(unit) <= 0) return productOf(unit);
  return additionsShort(unit).find(({ left }) => left === 0)?.product;
};
