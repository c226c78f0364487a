import type { IdempotencyKey } from '@baguni/domain';
import { Subject, type Observable } from 'rxjs';
import type { Deps } from '../flow/deps.ts';

/** The idempotency key of orders. It stays until the outcome is known, so that no order is placed twice (CK-14). */
export interface OrderKey {
  readonly current: () => IdempotencyKey;
  /** Replaces the key after the outcome is known. */
  readonly renew: () => void;
  /** Records a lost answer. The order may exist, whatever a later attempt returns. */
  readonly markLost: () => void;
  readonly isLost: () => boolean;
  /** Records that a look-up gave no outcome either, so that look-ups continue. */
  readonly markUnknown: () => void;
  /** Emits on each `markUnknown`. */
  readonly unknown: Observable<void>;
}

/** Creates a key without a sent order. */
export const orderKey = ({ newKey }: Pick<Deps, 'newKey'>): OrderKey => {
  let pending: IdempotencyKey | undefined;
  let isLost = false;
  const unknown = new Subject<void>();
  return {
    current: () => (pending ??= newKey()),
    renew: () => {
      pending = undefined;
      isLost = false;
    },
    markLost: () => {
      isLost = true;
    },
    isLost: () => isLost,
    markUnknown: () => unknown.next(),
    unknown,
  };
};
