import type { CartUnit, CartUnitId } from '@baguni/domain';
import { option as O } from 'fp-ts';

/** A quantity that the rules and the shopper have agreed to. */
export interface Wish {
  readonly cartUnitId: CartUnitId;
  /** Pieces. */
  readonly quantity: number;
}

/** A unit as a save has brought it. */
export interface Saved {
  readonly unit: CartUnit;
  readonly cartVersion: number;
}

/** What is known of a unit while saves of its quantity run; gone when the last of them is settled. */
export interface Lane {
  /** The shopper agreed that the unit's coupons are cancelled: they are not asked again for the next wish (QT-04). */
  readonly givesUpCoupons: boolean;
  /** Pieces that the running save asks for. */
  readonly sent: O.Option<number>;
  /** The answer of an overtaken save, which nobody has been shown. */
  readonly kept: O.Option<Saved>;
}

/** The lanes of all units. */
export interface UnderWay {
  readonly of: (id: CartUnitId) => Lane;
  readonly set: (id: CartUnitId, change: Partial<Lane>) => void;
  readonly end: (id: CartUnitId) => void;
}

const idle: Lane = { givesUpCoupons: false, sent: O.none, kept: O.none };

/** No unit's quantity is being saved yet. */
export const underWay = (): UnderWay => {
  const lanes = new Map<CartUnitId, Lane>();
  const of = (id: CartUnitId): Lane => lanes.get(id) ?? idle;
  return {
    of,
    set: (id, change) => void lanes.set(id, { ...of(id), ...change }),
    end: (id) => void lanes.delete(id),
  };
};
