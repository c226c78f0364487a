import * as E from '../../money/either.ts';
import { deleteUnits, keepAgreed } from '../../cart/changes.ts';
import { judge } from '../../rule/rule.ts';
import { deleteRules } from '../../rules/delete.ts';
import type { Cart } from '../../cart/cart.ts';
import { checkIds } from '../cart/arguments.ts';
import { changed, unitsInCart, type Changed } from './in-cart.ts';

/** Removes units with their coupons. A group coupon stays on its other units (EN-06). */
export const removeUnits = (cart: Cart, ids: readonly number[]): Changed => {
  checkIds(ids, 'ids');
  const verdict = judge(deleteRules)({ selected: ids });
  if (E.isLeft(verdict)) return verdict;
  return E.chain(() => changed(keepAgreed(cart, deleteUnits(cart, ids))))(unitsInCart(cart, ids));
};
