import { calls, readReply } from '@baguni/contract';
import type { CheckoutReply, FoundOrder, IdempotencyKey, Order, TxKey } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import type { Handler } from '../../request/handler.ts';
import type { KeyOutcome, StoredAnswer } from '../../store/idempotency.ts';
import { orderOfShopper } from './order-of-shopper.ts';
import { orderOf } from './order-of.ts';

const none = (fate: FoundOrder['fate']): FoundOrder => ({ fate, txKey: O.none });

const answeredWith = (answer: StoredAnswer): FoundOrder => {
  const opened = O.filter(({ isSuccess }: CheckoutReply) => isSuccess)(
    O.fromEither(readReply(calls.addCheckoutByCart, answer)),
  );
  return O.isSome(opened) ? { fate: 'Opened', txKey: O.some(opened.value.txKey) } : none('Refused');
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

/** What became of a shopper's order, by the idempotency key of its request; asking claims nothing (CK-16, BL-8). */
export const findOrder: Handler<{ readonly idempotencyKey: IdempotencyKey }, FoundOrder> =
  ({ tx, session, now }) =>
  async ({ idempotencyKey }) => {
    const of = { path: calls.addCheckoutByCart.path, key: idempotencyKey.toLowerCase() };
    return E.right(foundIn(await tx.outcome(session.scope, of, now)));
  };

/** What a checkout of this shopper holds; another shopper's is not found (AZ-1). */
export const getOrder: Handler<{ readonly txKey: TxKey }, Order> =
  (deps) =>
  async ({ txKey }) =>
    E.map(orderOf)(await orderOfShopper(deps, txKey));
