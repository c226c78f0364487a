import { either as E } from 'fp-ts';
import { deleteUnits, keepAgreed } from '../../cart/changes.ts';
import type { CartUnitId } from '../../money/ids.ts';
import { judge } from '../../rule/judge.ts';
import { deleteRules } from '../../rules/delete/index.ts';
import type { Cart } from '../../cart/cart.ts';
import { checkCart, checkIds } from '../arguments.ts';
import { changed, unitsInCart, type Changed } from './in-cart.ts';

/**
 * The cart without these units; they let go of their coupons, and a group coupon stays on its other units (EN-06, DL-01,
 * DL-03).
 * @throws TypeError where the cart or the units’ numbers are none
 * @example
 * const fewer = removeUnits(cart, [cartUnitId(2)]);
 * E.isRight(fewer) && priceOfCart(fewer.right, now).price; // 28800
 */
export const removeUnits = (cart: Cart, ids: readonly CartUnitId[]): Changed => {
  checkCart(cart);
  checkIds(ids, 'ids');
  const verdict = judge(deleteRules)({ selected: ids });
  if (E.isLeft(verdict)) return verdict;
  return E.chain(() => changed(keepAgreed(cart, deleteUnits(cart, ids))))(unitsInCart(cart, ids));
};
