import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { idempotencyKey, isUnknownOutcome, type TxKey } from '@baguni/domain';
import type { Calls, Client } from '@baguni/contract';
import { either as E } from 'fp-ts';
import type { Random } from '../random.ts';

/** Presses of the pay button before a shopper gives up. */
const MOST_PRESSES = 4;
const MOST_PAUSE_MS = 400;

/** Pays an order or leaves it. Repeats a payment of unknown outcome with the same key (CK-14). */
export const pay = async (
  orders: Pick<Client<Calls>, 'payOrder'>,
  txKey: TxKey,
  random: Random,
  tell: (what: string) => void,
): Promise<void> => {
  if (random.chance(0.2)) return;
  const key = idempotencyKey(randomUUID());
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    const answer = await orders.payOrder({ txKey }, key)();
    if (E.isRight(answer)) return;
    tell(isUnknownOutcome(answer.left) ? 'payment is not known' : `payment refused: ${answer.left.resultCode}`);
    if (!isUnknownOutcome(answer.left)) return;
    await wait(random.below(MOST_PAUSE_MS));
  }
};
