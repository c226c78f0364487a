import type { CartUnit, CartUnitId } from '@baguni/domain';
import { option as O } from 'fp-ts';

/** A quantity that the rules and the shopper have agreed to. */
export interface QuantityRequest {
  readonly cartUnitId: CartUnitId;
  /** Pieces. */
  readonly quantity: number;
}

/** A unit as a save has brought it. */
export interface Saved {
  readonly unit: CartUnit;
  readonly cartVersion: number;
}

/** What is known of a unit while saves of its quantity run; forgotten when the last of them has ended. */
export interface PendingSave {
  /** The shopper agreed that the unit's coupons are cancelled: they are not asked again for the next request (QT-04). */
  readonly givesUpCoupons: boolean;
  /** Pieces that the running save asks for. */
  readonly sent: O.Option<number>;
  /** The answer of an overtaken save, which nobody has been shown. */
  readonly unshown: O.Option<Saved>;
}

/** The pending saves of all units. */
export interface PendingSaves {
  readonly get: (id: CartUnitId) => PendingSave;
  readonly set: (id: CartUnitId, change: Partial<PendingSave>) => void;
  readonly end: (id: CartUnitId) => void;
}

const noPendingSave: PendingSave = { givesUpCoupons: false, sent: O.none, unshown: O.none };

/** No unit's quantity is being saved yet. */
export const pendingSaves = (): PendingSaves => {
  const pending = new Map<CartUnitId, PendingSave>();
  const get = (id: CartUnitId): PendingSave => pending.get(id) ?? noPendingSave;
  return {
    get,
    set: (id, change) => void pending.set(id, { ...get(id), ...change }),
    end: (id) => void pending.delete(id),
  };
};
