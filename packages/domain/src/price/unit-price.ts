import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { noWon, won, type Won } from '../money/won.ts';

type Branches = Pick<CartUnit, 'expressShopBranch' | 'smileFreshBranch'>;

/** Returns the surcharge of the branch for one piece, in won (PR-01). */
export const branchPrice = (unit: Branches): Won => {
  if (unit.expressShopBranch !== undefined) return unit.expressShopBranch.branchAdditionalPrice;
  return unit.smileFreshBranch?.branchAdditionalPrice ?? noWon;
};

/**
 * Returns the price of a measured quantity: exact, rounded half up to the smallest unit (EN-16).
 * @param price of `per`
 */
export const priceByMeasure = (price: Won, quantity: number, per: number): Won => {
  const whole = 2n * BigInt(per);
  return won(Number((2n * BigInt(price) * BigInt(quantity) + BigInt(per)) / whole));
};

/** Returns a measured unit as one piece at its price. Other units are unchanged. */
export const asOnePiece = (unit: CartUnit): CartUnit => {
  const { quantity, item } = unit;
  const { measure, itemSellPrice } = item;
  return measure
    ? { ...unit, quantity: 1, item: { ...item, itemSellPrice: priceByMeasure(itemSellPrice, quantity, measure.per) } }
    : unit;
};

/** Returns the price of one piece with options and branch, without additions, in won. */
export const piecePrice = (unit: Pick<CartUnit, 'item'> & Branches): Won => {
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

/**
 * Returns (sell price + options + branch) × quantity + additions, in won.
 * @param piece price of one piece, if known
 */
export const unitItemPrice = (unit: CartUnit, piece = piecePrice(unit)): Won =>
  won(piece * unit.quantity + additionsTotal(unit));
