import { option as O } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { unitOfId, type CartUnit } from '../entities/cart/cart-unit.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { Cart } from '../cart/cart.ts';
import { couponsOn } from '../entities/coupon/application.ts';
import { checkQuantity } from '../rules/quantity/index.ts';
import type { Finding } from '../rule/rule.ts';
import { checkCart, checkId, checkPieces } from './arguments.ts';

/**
 * Whether a unit may be set to a quantity: right with the pieces, left with the first reason against it, none where the
 * cart has no such unit (EN-02, QT-01..QT-03).
 * @param asked what stands in the field, as it was typed
 * @param check by which rules; the marketplace’s where left out
 * @throws TypeError where the cart, the unit’s number or the text is none
 * @example
 * changeQuantity(cart, cartUnitId(1), '3'); // { _tag: 'Some', value: { _tag: 'Right', right: 3 } }
 */
export const changeQuantity = (
  cart: Pick<Cart, 'units' | 'appliedCoupons'>,
  id: CartUnitId,
  asked: string,
  check = checkQuantity,
): O.Option<Either<Finding, number>> => {
  checkCart(cart);
  checkId(id, 'id');
  checkPieces(asked, 'asked');
  return O.map((unit: CartUnit) => check({ unit, asked, hasCoupon: couponsOn(cart.appliedCoupons, id).length > 0 }))(
    O.fromNullable(unitOfId(cart.units, id)),
  );
};
