import { either as E } from 'fp-ts';
import type { CartUnitId } from '@baguni/domain';
import { readBuyer } from '../../cart/read-buyer.ts';
import { placeBefore, type NewUnit, type StoredUnit } from '../../store/rows.ts';
import { against, lineOf, offeredItem, termsOf } from './new-line.ts';
import type { Deps, HandlerOf } from '../../request/handler.ts';
import { isSameChoice } from '../../cart/unit-of.ts';
import { addedTo } from './merge-guest.ts';
import { refusal, refusedBy, refusedByRules } from '../../request/refusal.ts';

/** Increases the quantity of an equal choice, or adds a unit (GM-2), at its former position if restored (DL-03). */
export const putUnit = async (
  { tx, session }: Deps,
  line: NewUnit,
  mine: readonly StoredUnit[],
  before: CartUnitId | undefined,
): Promise<CartUnitId | null> => {
  const same = mine.find((one) => isSameChoice(one, line));
  if (!same) {
    const place = placeBefore(mine, before);
    return tx.addUnit(session.scope, place === undefined ? line : { ...line, detail: { ...line.detail, place } });
  }
  const quantity = same.quantity + line.quantity;
  const detail = { ...same.detail, additions: addedTo(same.detail, line.detail) };
  const isPut = await tx.updateUnit(session.scope, same.cartUnitId, same.version, { quantity, detail });
  return isPut ? same.cartUnitId : null;
};

/**
 * Adds an item within rules and stock (CM-06). The request only names a choice; an equal choice increases in quantity
 * if allowed (QT-03).
 */
export const addCart: HandlerOf<'addCart'> = (deps) => async (request) => {
  const { tx, session, language } = deps;
  // first, so that parallel changes of this cart wait
  const cartVersion = await tx.bumpCart(session.scope);
  const offered = await offeredItem(deps, request.itemNo);
  const terms = termsOf(offered, request);
  if (E.isLeft(terms)) return refusedBy(language, terms.left);
  const buyer = await readBuyer(tx, session.scope);
  const line = lineOf(terms.right, request, deps.now, deps.session);
  const mine = await tx.units(session.scope);
  const reason = await against(deps, line, mine, buyer);
  if (reason) return refusedByRules(deps, reason);
  const cartUnitId = await putUnit(deps, line, mine, request.before);
  return cartUnitId === null ? refusal(language, 409, 'CART-CHANGED') : E.right({ cartUnitId, cartVersion });
};
