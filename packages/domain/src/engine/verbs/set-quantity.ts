import * as E from '../../money/either.ts';
import { cancelOn, couponsOn } from '../../entities/coupon/coupon.ts';
import { changeUnit, keepAgreed } from '../../cart/changes.ts';
import { checkQuantity } from '../../rules/quantity.ts';
import type { Cart } from '../../cart/cart.ts';
import { checkId, checkPieces } from '../cart/arguments.ts';
import { changed, unitInCart, withCoupons, type Changed } from './in-cart.ts';

/** Options of a change of quantity. */
export interface QuantityTerms {
  /** Removes the coupons of the unit first. A unit with a coupon keeps its quantity otherwise (QT-04). */
  readonly cancelCoupons?: boolean;
}

/** Sets the quantity of a unit, as a number or as typed, or returns the first violation (EN-06). */
export const setQuantity = (
  cart: Cart,
  id: number,
  quantity: number | string,
  { cancelCoupons = false }: QuantityTerms = {},
  check = checkQuantity,
): Changed => {
  checkId(id, 'id');
  checkPieces(quantity, 'quantity');
  const from = cancelCoupons ? withCoupons(cart, cancelOn(cart.coupons.applied, id)) : cart;
  const found = unitInCart(from, id);
  if (E.isLeft(found)) return found;
  const unit = found.right;
  const hasCoupon = couponsOn(from.coupons.applied, id).length > 0;
  return E.chain((pieces: number) =>
    changed(keepAgreed(from, changeUnit(from, { ...unit, quantity: pieces, version: unit.version + 1 }, false))),
  )(check({ unit, asked: String(quantity), hasCoupon }));
};
