import { either as E } from 'fp-ts';
import { checkoutFactsOf } from '@baguni/domain/internal';
import { openCart } from '../../cart/open-cart.ts';
import { readCart } from '../../cart/read-cart.ts';
import { judged, memoKept, preparedOrder, isAsSeen, isExtraDiscountSeen } from './prepared.ts';
import { nextOrderNumber } from './stored-order.ts';
import type { HandlerOf } from '../../request/handler.ts';
import { refusal } from '../../request/refusal.ts';

/**
 * Opens a checkout (CM-10). Reads cart, prices, stock and coupons in the writing transaction (BL-5); request values
 * are only compared. Refuses lists with unknown units (AZ-2).
 */
export const addCheckoutByCart: HandlerOf<'addCheckoutByCart'> = (deps) => async (request) => {
  const { tx, session, language } = deps;
  const content = await readCart(deps);
  const selected = [...new Set(request.cartUnitIds)];
  const { cartVersion } = content;
  const state = await openCart(deps, content, selected, request);
  if (request.cartVersion !== cartVersion || !isAsSeen(request, state))
    return refusal(language, 409, 'CART-STALE', { data: { cartVersion } });
  const verdict = await judged(deps, state, request.deliverySlots);
  if (E.isLeft(verdict)) return verdict;
  const { payable, chosen } = checkoutFactsOf(verdict.right);
  if (payable !== request.payableSeen || !isExtraDiscountSeen(request, verdict.right))
    return refusal(language, 409, 'PRICE-CHANGED', { data: { cartVersion, payable } });
  const txKey = deps.newTxKey();
  const order = { ...(await preparedOrder(deps, verdict.right, txKey)), ...memoKept(request) };
  await tx.addOrder(session.scope, { ...order, orderNumber: await nextOrderNumber(deps) });
  return E.right({ isSuccess: true, checkoutUnitIds: chosen.map(({ cartUnitId }) => cartUnitId), txKey, message: '' });
};
