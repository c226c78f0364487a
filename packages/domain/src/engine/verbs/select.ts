import { either as E, option as O } from 'fp-ts';
import { keepAgreed } from '../../cart/changes.ts';
import { keepOrderable } from '../../entities/cart/selection.ts';
import type { CartUnitId } from '../../money/ids.ts';
import { unorderableReason } from '../../rules/checkout/selection/unable-order.ts';
import type { Cart } from '../../cart/cart.ts';
import { checkCart, checkIds } from '../arguments.ts';
import { changed, unitsInCart, type Changed } from './in-cart.ts';

/**
 * The cart with these units selected and no others; refused where one cannot be ordered, by its reason (EN-06, SE-01, PG-13).
 * @throws TypeError where the cart or the units’ numbers are none
 * @example
 * const first = select(cart, [cartUnitId(1)]);
 * E.isRight(first) && priceOfCart(first.right, now).price; // 28800
 */
export const select = (cart: Cart, ids: readonly CartUnitId[]): Changed => {
  checkCart(cart);
  checkIds(ids, 'ids');
  return E.chain((units: readonly Cart['units'][number][]): Changed => {
    for (const unit of units) {
      const reason = unorderableReason(unit);
      if (O.isSome(reason)) return E.left(reason.value);
    }
    const wanted = new Set(ids);
    const selected = cart.units.map(({ cartUnitId }) => cartUnitId).filter((id) => wanted.has(id));
    return changed(keepAgreed(cart, { ...cart, selected: keepOrderable(cart.units, selected) }));
  })(unitsInCart(cart, ids));
};
