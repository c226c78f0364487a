import { type CartUnit, type CartUnitId, unitsById } from '@baguni/domain/internal';
import {
  AsyncSubject,
  concat,
  defer,
  EMPTY,
  finalize,
  ignoreElements,
  mergeMap,
  type Observable,
  type OperatorFunction,
  timer,
} from 'rxjs';
import type { Deps } from '../flow/deps.ts';

export interface QuantityRequest {
  readonly cartUnitId: CartUnitId;
  readonly quantity: number;
}

export interface Saved {
  readonly unit: CartUnit;
  readonly cartVersion: number;
}

/** The state of a unit while its quantity is being saved. */
interface PendingSave {
  /** The shopper agreed to cancel the coupons, so that the next request does not ask again. */
  readonly givesUpCoupons: boolean;
  readonly sent: number | undefined;
  /** The answer of an overtaken save, which has not been shown. */
  readonly unshown: Saved | undefined;
}

export interface PendingSaves {
  readonly get: (id: CartUnitId) => PendingSave;
  readonly set: (id: CartUnitId, change: Partial<PendingSave>) => void;
  readonly end: (id: CartUnitId) => void;
}

const noPendingSave: PendingSave = { givesUpCoupons: false, sent: undefined, unshown: undefined };

export const pendingSaves = (): PendingSaves => {
  const pending = new Map<CartUnitId, PendingSave>();
  const get = (id: CartUnitId): PendingSave => pending.get(id) ?? noPendingSave;
  return {
    get,
    set: (id, change) => void pending.set(id, { ...get(id), ...change }),
    end: (id) => void pending.delete(id),
  };
};

export interface Save {
  readonly deps: Deps;
  readonly pending: PendingSaves;
  readonly request: QuantityRequest;
  readonly isOvertaken: () => boolean;
}

/** Returns the hidden answer of an overtaken save, unless the cart is newer. */
export const unshownOf = ({ deps, pending, request }: Save): Saved | undefined => {
  const ours = unitsById(deps.state().cart.units).get(request.cartUnitId);
  const { unshown } = pending.get(request.cartUnitId);
  return unshown && ours && unshown.unit.version > ours.version ? unshown : undefined;
};

/** Returns the newest known unit, or undefined if it has left the cart. */
export const newestKnown = (save: Save): Saved | undefined => {
  const {
    cart: { units },
    cartVersion,
  } = save.deps.state();
  const ours = unitsById(units).get(save.request.cartUnitId);
  return unshownOf(save) ?? (ours === undefined ? undefined : { unit: ours, cartVersion });
};

/** A queue that runs one task at a time, in order of subscription. */
export type OneAtATime = <A>(work: Observable<A>) => Observable<A>;

/** Creates a sequential queue. */
export const oneAtATime = (): OneAtATime => {
  let last: Observable<never> = EMPTY;
  return (work) =>
    defer(() => {
      const before = last;
      const ended = new AsyncSubject<never>();
      last = ended;
      return concat(before, work).pipe(finalize(() => ended.complete()));
    });
};

/**
 * Serializes writes per key, because parallel writes carry the same version and would conflict (QT-06).
 * Only the newest waiting value is sent, once no other arrives for `pauseMs`. `isOvertaken` reports whether a newer
 * value waits.
 */
export const serializeLatestPer =
  <A, K, B>(
    keyOf: (value: A) => K,
    send: (value: A, isOvertaken: () => boolean) => Observable<B>,
    pauseMs = 0,
  ): OperatorFunction<A, B> =>
  (source) =>
    defer(() => {
      const waiting = new Map<K, A | undefined>();
      const pauses = new Map<K, Observable<unknown>>();
      const pause = (key: K): void => {
        if (pauseMs === 0) return;
        const ended = new AsyncSubject<unknown>();
        timer(pauseMs).subscribe(ended);
        pauses.set(key, ended);
      };
      /** Completes when the newest value of a key is `pauseMs` old. */
      const paused = (key: K): Observable<never> => {
        const newest = pauses.get(key);
        if (!newest) return EMPTY;
        return concat(
          newest.pipe(ignoreElements()),
          defer(() => (pauses.get(key) === newest ? EMPTY : paused(key))),
        );
      };
      const sendNext = (key: K, value: A): Observable<B> => {
        waiting.set(key, undefined);
        return concat(
          send(value, () => waiting.get(key) !== undefined),
          defer(() => paused(key)),
          defer(() => next(key)),
        );
      };
      const next = (key: K): Observable<B> => {
        const latest = waiting.get(key);
        waiting.delete(key);
        pauses.delete(key);
        return latest === undefined ? EMPTY : sendNext(key, latest);
      };
      return source.pipe(
        mergeMap((value) => {
          const key = keyOf(value);
          pause(key);
          if (!waiting.has(key)) return sendNext(key, value);
          waiting.set(key, value);
          return EMPTY;
        }),
      );
    });
