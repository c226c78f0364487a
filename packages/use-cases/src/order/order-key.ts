import type { IdempotencyKey } from '@baguni/domain';
import type { Deps } from '../deps/deps.ts';

/** The key with which orders are sent: the same one until its outcome is known, so that no order is opened twice (CK-14, BL-8). */
export interface OrderKey {
  readonly current: () => IdempotencyKey;
  /** What became of the order is known: the next one is another. */
  readonly settle: () => void;
  /** An answer to the order was lost: it may have been opened, whatever a later sending is answered. */
  readonly lose: () => void;
  readonly isLost: () => boolean;
}

/** No order has been sent yet. */
export const orderKey = ({ newKey }: Pick<Deps, 'newKey'>): OrderKey => {
  let pending: IdempotencyKey | undefined;
  let isLost = false;
  return {
    current: () => (pending ??= newKey()),
    settle: () => {
      pending = undefined;
      isLost = false;
    },
    lose: () => {
      isLost = true;
    },
    isLost: () => isLost,
  };
};
