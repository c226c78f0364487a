import {
  isUnknownOutcome,
  type ApiError,
  type IdempotencyKey,
  type MessageKey,
  type Order,
  type TxKey,
} from '@baguni/domain';
import type { Orders } from '@baguni/use-cases';
import { either as E } from 'fp-ts';

/** How often an order is read whose payment's answer was lost. */
const LOOKS = 3;
/** How long to wait between two looks, in ms: the payment may still be on its way, or being worked on. */
const LOOK_MS = 1_000;

/** What a payment needs from outside. */
export interface PaymentDeps {
  readonly orders: Orders;
  readonly txKey: TxKey;
  /** A new key for a write that may have to be sent again (BL-8). */
  readonly newKey: () => IdempotencyKey;
}

/** What came of a payment: the paid order, a refusal, or, after its answer was lost, what can be said of it. */
export type Payment =
  | { readonly type: 'Paid'; readonly order: Order }
  | { readonly type: 'Refused'; readonly error: ApiError }
  | { readonly type: 'NotSeen'; readonly code: MessageKey };

/** Pays, and looks where the answer was lost; `isLost` is told before it looks. */
export type Pay = (isLost: () => void) => Promise<Payment>;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LOOK_MS);
  });

/** Reads the order until it is seen to be paid, and answers what the last look showed. */
const lookedAt = async (deps: PaymentDeps, looks = LOOKS): Promise<E.Either<ApiError, Order>> => {
  const look = await deps.orders.getOrder({ txKey: deps.txKey })();
  if ((E.isRight(look) && look.right.isPaid) || looks <= 1) return look;
  await pause();
  return lookedAt(deps, looks - 1);
};

const seen = (look: E.Either<ApiError, Order>): Payment => {
  if (E.isLeft(look)) return { type: 'NotSeen', code: 'PAYMENT-UNKNOWN' };
  return look.right.isPaid ? { type: 'Paid', order: look.right } : { type: 'NotSeen', code: 'PAYMENT-NOT-RECEIVED' };
};

/**
 * Pays an order. A payment whose answer was lost may have happened: the order is read before anything is said of it, and
 * until its outcome is known it is sent with the same key again, so that nobody pays twice (CK-14, BL-8).
 */
export const payment = (deps: PaymentDeps): Pay => {
  const { orders, txKey, newKey } = deps;
  let pending: IdempotencyKey | undefined;
  return async (isLost) => {
    const sentBefore = pending !== undefined;
    pending ??= newKey();
    const answer = await orders.payOrder({ txKey }, pending)();
    if (E.isLeft(answer) && isUnknownOutcome(answer.left)) {
      isLost();
      return seen(await lookedAt(deps));
    }
    pending = undefined;
    if (E.isRight(answer)) return { type: 'Paid', order: answer.right };
    // a refusal speaks of the one sending that it answers: an earlier one may have paid
    const look = sentBefore ? await lookedAt(deps, 1) : answer;
    return E.isRight(look) && look.right.isPaid
      ? { type: 'Paid', order: look.right }
      : { type: 'Refused', error: answer.left };
  };
};
