import {
  isUnknownOutcome,
  type ApiError,
  type IdempotencyKey,
  type MessageKey,
  type Order,
  type TxKey,
  type Won,
} from '@baguni/domain/internal';
import type { Calls, Client } from '@baguni/contract';
import { either as E } from 'fp-ts';

/** Number of reads of an order after a lost payment response. */
const LOOKS = 3;
/** Delay between two reads in ms; the payment may still be in progress. */
const LOOK_MS = 1_000;

export interface PaymentDeps {
  readonly orders: Pick<Client<Calls>, 'getOrder' | 'payOrder' | 'takeOrderOver' | 'deliverOrderTo'>;
  readonly txKey: TxKey;
  readonly newKey: () => IdempotencyKey;
}

/** Result of a payment: the paid order, a refusal, or a notice after a lost response. */
type Payment =
  | { readonly type: 'Paid'; readonly order: Order }
  | { readonly type: 'Refused'; readonly error: ApiError }
  | { readonly type: 'NotSeen'; readonly code: MessageKey };

/** Pays the shown total and checks the order after a lost response; calls `isLost` before the check. */
export type Pay = (payableSeen: Won, isLost: () => void) => Promise<Payment>;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LOOK_MS);
  });

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
 * Pays an order. After a lost response it reads the order first. Until the result is known, retries use the same key
 * to prevent a double payment (CK-14, BL-8).
 */
export const payment = (deps: PaymentDeps): Pay => {
  const { orders, txKey, newKey } = deps;
  let pending: { readonly key: IdempotencyKey; readonly payableSeen: Won } | undefined;
  return async (payableSeen, isLost) => {
    const sentBefore = pending !== undefined;
    if (pending?.payableSeen !== payableSeen) pending = { key: newKey(), payableSeen };
    const answer = await orders.payOrder({ txKey, payableSeen }, pending.key)();
    if (E.isLeft(answer) && isUnknownOutcome(answer.left)) {
      isLost();
      return seen(await lookedAt(deps));
    }
    pending = undefined;
    if (E.isRight(answer)) return { type: 'Paid', order: answer.right };
    // a refusal concerns only its own request: an earlier one may have succeeded
    const look = sentBefore ? await lookedAt(deps, 1) : answer;
    return E.isRight(look) && look.right.isPaid
      ? { type: 'Paid', order: look.right }
      : { type: 'Refused', error: answer.left };
  };
};
