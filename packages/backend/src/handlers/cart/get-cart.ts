import { either as E } from 'fp-ts';
import type { CartRead, CartUnitId, Unreadable } from '@baguni/domain';
import { whereTo } from '../../cart/where-to.ts';
import { nudgingsOf } from '../../cart/nudgings-of.ts';
import { freeItems } from '../../cart/free-items.ts';
import { readBuyer } from '../../cart/read-buyer.ts';
import { readCart } from '../../cart/read-cart.ts';
import type { Handler } from '../../request/handler.ts';

/**
 * Reads the cart again: the units that were asked for, or all where none is named (CM-02), and where it ships to by now
 * (OV-01). Others' units are not found.
 */
export const getCart: Handler<{ readonly cartUnitIdList: readonly CartUnitId[] }, CartRead & Unreadable> =
  (deps) =>
  async ({ cartUnitIdList }) => {
    const content = await readCart(deps);
    const wanted = new Set(cartUnitIdList);
    const units = content.units.filter((unit) => wanted.size === 0 || wanted.has(unit.cartUnitId));
    const shopper = await readBuyer(deps.tx, deps.session.scope);
    return E.right({
      ...content,
      ...whereTo(shopper),
      ...freeItems(deps, content, shopper),
      cartNudgingTypes: nudgingsOf(shopper),
      units,
      unreadable: [],
    });
  };
