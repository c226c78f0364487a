import { invalidFields, recipientOf } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { holdCart } from '../../cart/read-cart.ts';
import type { HandlerOf } from '../../request/handler.ts';
import { refusal } from '../../request/refusal.ts';
import { recipientKept } from './prepared.ts';
import { orderOf, orderOfShopper } from './stored-order.ts';

/**
 * Stores where an unpaid order is delivered (CK-20). An order that was paid meanwhile is returned unchanged; a refusal
 * contains the invalid fields.
 */
export const deliverOrderTo: HandlerOf<'deliverOrderTo'> =
  (deps) =>
  async ({ txKey, recipient: entered }) => {
    const { tx, session, language, now } = deps;
    await holdCart(deps);
    const found = await orderOfShopper(deps, txKey);
    if (E.isLeft(found)) return found;
    const order = found.right;
    if (order.paidAt !== null) return E.right(orderOf(order));
    const fields = invalidFields(entered);
    if (fields.length > 0) return refusal(language, 422, 'ORDER-NEEDS-ADDRESS', { data: { fields } });
    const delivered = { ...order, ...recipientKept({ recipient: recipientOf(entered) }, order, now) };
    return (await tx.rewriteOrder(session.scope, delivered))
      ? E.right(orderOf(delivered))
      : refusal(language, 409, 'CART-CHANGED');
  };
