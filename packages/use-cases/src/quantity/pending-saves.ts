import type { CartUnit, CartUnitId } from '@baguni/domain';
import { option as O } from 'fp-ts';

export interface QuantityRequest {
  readonly cartUnitId: CartUnitId;
  readonly quantity: number;
}

export interface Saved {
  readonly unit: CartUnit;
  readonly cartVersion: number;
}

/** The state of a unit while its quantity is being saved. */
export interface PendingSave {
  /** The shopper agreed to cancel the coupons, so that the next request does not ask again. */
  readonly givesUpCoupons: boolean;
  readonly sent: O.Option<number>;
  /** The answer of an overtaken save, which has not been shown. */
  readonly unshown: O.Option<Saved>;
}

export interface PendingSaves {
  readonly get: (id: CartUnitId) => PendingSave;
  readonly set: (id: CartUnitId, change: Partial<PendingSave>) => void;
  readonly end: (id: CartUnitId) => void;
}

const noPendingSave: PendingSave = { givesUpCoupons: false, sent: O.none, unshown: O.none };

export const pendingSaves = (): PendingSaves => {
  const pending = new Map<CartUnitId, PendingSave>();
  const get = (id: CartUnitId): PendingSave => pending.get(id) ?? noPendingSave;
  return {
    get,
    set: (id, change) => void pending.set(id, { ...get(id), ...change }),
    end: (id) => void pending.delete(id),
  };
};
