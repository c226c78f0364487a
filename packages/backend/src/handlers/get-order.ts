import { either as E } from 'fp-ts';
import type { Order, TxKey } from '@baguni/domain';
import type { Handler } from './handler.ts';
import { orderOf } from './order-of.ts';
import { refusal } from './refusal.ts';

/** What a checkout of this shopper holds; another shopper's is not found (AZ-1). */
export const getOrder: Handler<{ readonly txKey: TxKey }, Order> =
  ({ tx, session, language }) =>
  async ({ txKey }) => {
    const order = await tx.order(session.scope, txKey);
    return order ? E.right(orderOf(order)) : refusal(language, 404, 'ORDER-FAILED');
  };
