import { option as O } from 'fp-ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { noWon, won, type Won } from '../money/won.ts';

/** What the branch that brings a unit adds to one piece, in won (PR-01). */
export const branchPrice = (unit: CartUnit): Won => {
  if (O.isSome(unit.expressShopBranch)) return unit.expressShopBranch.value.branchAdditionalPrice;
  return O.isSome(unit.smileFreshBranch) ? unit.smileFreshBranch.value.branchAdditionalPrice : noWon;
};

/** Price of one piece with its options and branch, without additions, in won (PR-01). */
export const piecePrice = (unit: CartUnit): Won => {
  let price = unit.item.itemSellPrice + branchPrice(unit);
  for (const option of unit.item.options) price += option.optionPrice;
  return won(price);
};

/** Price of all additions of a unit, in won (PR-01). */
export const additionsTotal = (unit: CartUnit): Won => {
  let total = 0;
  for (const { price, quantity } of unit.item.additions) total += price * quantity;
  return won(total);
};

/** Unit item price = (sell price + options + branch) × quantity + additions, in won (PR-01). @param piece one piece, where known */
export const unitItemPrice = (unit: CartUnit, piece = piecePrice(unit)): Won =>
  won(piece * unit.quantity + additionsTotal(unit));
