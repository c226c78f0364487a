import { either as E } from 'fp-ts';
import type { CartContent, CartUnitId, Unreadable } from '@baguni/domain';
import { readCart } from '../cart/read-cart.ts';
import type { Handler } from './handler.ts';

/** Reads the cart again: the units that were asked for, or all where none is named (CM-02). Others' units are not found. */
export const getCart: Handler<{ readonly cartUnitIdList: readonly CartUnitId[] }, CartContent & Unreadable> =
  ({ tx, session, language }) =>
  async ({ cartUnitIdList }) => {
    const content = await readCart(tx, session.scope, language);
    const wanted = new Set(cartUnitIdList);
    const units = content.units.filter((unit) => wanted.size === 0 || wanted.has(unit.cartUnitId));
    return E.right({ ...content, units, unreadable: [] });
  };
