import { option as O } from 'fp-ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { noWon, won, type Won } from '../money/won.ts';

type Branches = Pick<CartUnit, 'expressShopBranch' | 'smileFreshBranch'>;

/**
 * Returns the surcharge of the branch for one piece, in won (PR-01).
 * @example
 * const branch = aSmileFreshBranch({ branchAdditionalPrice: won(300) });
 * [branchPrice(aSmileFreshUnit({ smileFreshBranch: O.some(branch) })), branchPrice(plainUnit)]; // [ 300, 0 ]
 */
export const branchPrice = (unit: Branches): Won => {
  if (O.isSome(unit.expressShopBranch)) return unit.expressShopBranch.value.branchAdditionalPrice;
  return O.isSome(unit.smileFreshBranch) ? unit.smileFreshBranch.value.branchAdditionalPrice : noWon;
};

/**
 * Returns the price of one piece with options and branch, without additions, in won.
 * @example
 * piecePrice({ ...plainUnit, item: anItem({ options: [anOption({ optionPrice: won(500) })] }) }); // 10500
 */
export const piecePrice = (unit: Pick<CartUnit, 'item'> & Branches): Won => {
  let price = unit.item.itemSellPrice + branchPrice(unit);
  for (const option of unit.item.options) price += option.optionPrice;
  return won(price);
};

/**
 * Price of all additions of a unit, in won (PR-01).
 * @example
 * additionsTotal({ ...plainUnit, quantity: 3, item: anItem({ additions: [anAddition({ quantity: 2 })] }) }); // 2000
 */
export const additionsTotal = (unit: CartUnit): Won => {
  let total = 0;
  for (const { price, quantity } of unit.item.additions) total += price * quantity;
  return won(total);
};

/**
 * Returns (sell price + options + branch) × quantity + additions, in won.
 * @param piece price of one piece, if known
 * @example
 * const item = anItem({ options: [anOption({ optionPrice: won(500) })], additions: [anAddition()] });
 * unitItemPrice({ ...plainUnit, quantity: 3, item }); // 32500
 */
export const unitItemPrice = (unit: CartUnit, piece = piecePrice(unit)): Won =>
  won(piece * unit.quantity + additionsTotal(unit));
