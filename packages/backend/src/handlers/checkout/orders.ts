import { type FoundOrder, calls, readReply } from '@baguni/contract';
import { either as E } from 'fp-ts';
import type { HandlerOf } from '../../request/handler.ts';
import type { KeyOutcome, StoredAnswer } from '../../store/idempotency.ts';
import { orderOfShopper, orderOf } from './stored-order.ts';

const none = (fate: FoundOrder['fate']): FoundOrder => ({ fate, txKey: undefined });

const answeredWith = (answer: StoredAnswer): FoundOrder => {
  const opened = readReply(calls.addCheckoutByCart, answer);
  return E.isRight(opened) && opened.right.isSuccess ? { fate: 'Opened', txKey: opened.right.txKey } : none('Refused');
};

const foundIn = (outcome: KeyOutcome): FoundOrder => {
  switch (outcome.type) {
    case 'Unknown':
      return none('Unknown');
    case 'InProgress':
      return none('Running');
    case 'Answered':
      return answeredWith(outcome.answer);
  }
};

/** Returns the outcome of an order by its idempotency key, without claiming the key (CK-16, BL-8). */
export const findOrder: HandlerOf<'findOrder'> =
  ({ tx, session, now }) =>
  async ({ idempotencyKey }) => {
    const of = { path: calls.addCheckoutByCart.path, key: idempotencyKey.toLowerCase() };
    return E.right(foundIn(await tx.outcome(session.scope, of, now)));
  };

/** Returns a checkout of this shopper only (AZ-1). */
export const getOrder: HandlerOf<'getOrder'> =
  (deps) =>
  async ({ txKey }) =>
    E.map(orderOf)(await orderOfShopper(deps, txKey));
