import * as E from '../../money/either.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { Cart } from '../../cart/cart.ts';
import { couponsOn } from '../../entities/coupon/coupon.ts';
import { checkQuantity } from '../../rules/quantity.ts';
import type { Finding } from '../../rule/rule.ts';
import { checkId, checkPieces } from '../cart/arguments.ts';
import { unitInCart } from './in-cart.ts';

/** Checks a quantity for a unit, as typed, and returns its pieces or the first violation (EN-02). */
export const changeQuantity = (
  cart: Pick<Cart, 'units'> & { readonly coupons: Pick<Cart['coupons'], 'applied'> },
  id: number,
  asked: string,
  check = checkQuantity,
): E.Either<Finding, number> => {
  checkId(id, 'id');
  checkPieces(asked, 'asked');
  return E.chain((unit: CartUnit) => check({ unit, asked, hasCoupon: couponsOn(cart.coupons.applied, id).length > 0 }))(
    unitInCart(cart, id),
  );
};
