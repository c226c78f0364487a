import { either as E } from 'fp-ts';
import { readBuyer } from '../../cart/read-buyer.ts';
import { against, lineOf, offeredItem, termsOf, withAddedPrice } from './new-line.ts';
import type { HandlerOf } from '../../request/handler.ts';
import { putUnit } from './put-unit.ts';
import { refusal, refusedBy, refusedByRules } from '../../request/refusal.ts';

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
  const line = withAddedPrice(lineOf(terms.right, request, deps.now, deps.session), offered, deps);
  const mine = await tx.units(session.scope);
  const reason = await against(deps, line, mine, buyer);
  if (reason) return refusedByRules(deps, reason);
  const cartUnitId = await putUnit(deps, line, mine, request.before);
  return cartUnitId === null ? refusal(language, 409, 'CART-CHANGED') : E.right({ cartUnitId, cartVersion });
};
