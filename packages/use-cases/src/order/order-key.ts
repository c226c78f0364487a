import type { IdempotencyKey } from '@baguni/domain';
import { Subject, type Observable } from 'rxjs';
import type { Deps } from '../deps/deps.ts';

/** The key with which orders are sent: the same one until its outcome is known, so that no order is opened twice (CK-14, BL-8). */
export interface OrderKey {
  readonly current: () => IdempotencyKey;
  /** The outcome of the order is known: the next order has another key. */
  readonly renew: () => void;
  /** An answer was lost: the order may have been opened, whatever a later attempt is answered. */
  readonly markLost: () => void;
  readonly isLost: () => boolean;
  /** Looking the order up has said nothing either: it is to be looked up until it does. */
  readonly markUnknown: () => void;
  /** Emits whenever that happens. */
  readonly unknown: Observable<void>;
}

/** No order has been sent yet. */
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
