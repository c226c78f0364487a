import * as E from '../../money/either.ts';
import { keepAgreed } from '../../cart/changes.ts';
import { keepOrderable } from '../../entities/cart/cart-unit.ts';
import { unorderableReason } from '../../rules/checkout/unable-unit.ts';
import type { Cart } from '../../cart/cart.ts';
import { checkIds } from '../cart/arguments.ts';
import { changed, unitsInCart, type Changed } from './in-cart.ts';

/** Selects exactly these units. Refused with the reason if one is not orderable (EN-06, SE-01). */
export const select = (cart: Cart, ids: readonly number[]): Changed => {
  checkIds(ids, 'ids');
  return E.chain((units: readonly Cart['units'][number][]): Changed => {
    for (const unit of units) {
      const reason = unorderableReason(unit);
      if (reason !== undefined) return E.left(reason);
    }
    const wanted = new Set(ids);
    const selected = cart.units.map(({ cartUnitId }) => cartUnitId).filter((id) => wanted.has(id));
    return changed(keepAgreed(cart, { ...cart, selected: keepOrderable(cart.units, selected) }));
  })(unitsInCart(cart, ids));
};
