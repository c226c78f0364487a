import type { SetQuantityRequest } from '@baguni/contract';
import {
  type ApiError,
  isStale,
  isUnknownOutcome,
  pageError,
  type CartUnit,
  type CartUnitId,
  unitsById,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import {
  concat,
  defer,
  EMPTY,
  ignoreElements,
  map,
  type Observable,
  of,
  switchAll,
  AsyncSubject,
  finalize,
  mergeMap,
  type OperatorFunction,
  timer,
} from 'rxjs';
import { applyAnswer, askReported, notify } from '../flow/ask.ts';
import type { Deps } from '../flow/deps.ts';
import { handleFailure, readFirst } from '../flow/handle-failure.ts';
import { askPriced } from '../flow/ask-priced.ts';
import type { CartEvent } from '../session/event.ts';
import { messageOf } from '../session/notices.ts';
import type { Reread } from '../session/failure-notices.ts';

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

const noPendingSave: PendingSave = { givesUpCoupons: false, sent: undefined, unshown: undefined };

export const pendingSaves = () => {
  const pending = new Map<CartUnitId, PendingSave>();
  const get = (id: CartUnitId): PendingSave => pending.get(id) ?? noPendingSave;
  return {
    get,
    set: (id: CartUnitId, change: Partial<PendingSave>) => void pending.set(id, { ...get(id), ...change }),
    end: (id: CartUnitId) => void pending.delete(id),
  };
};

export type PendingSaves = ReturnType<typeof pendingSaves>;

export interface Save {
  readonly deps: Deps;
  readonly pending: PendingSaves;
  readonly request: QuantityRequest;
  readonly isOvertaken: () => boolean;
}

/** Returns the hidden answer of an overtaken save, unless the cart is newer. */
const unshownOf = ({ deps, pending, request }: Save): Saved | undefined => {
  const ours = unitsById(deps.state().cart.units).get(request.cartUnitId);
  const { unshown } = pending.get(request.cartUnitId);
  return unshown && ours && unshown.unit.version > ours.version ? unshown : undefined;
};

/** Returns the newest known unit, or undefined if it has left the cart. */
const newestKnown = (save: Save): Saved | undefined => {
  const { cart, cartVersion } = save.deps.state();
  const ours = unitsById(cart.units).get(save.request.cartUnitId);
  return unshownOf(save) ?? (ours === undefined ? undefined : { unit: ours, cartVersion });
};

/** A queue that runs one task at a time, in order of subscription. */
export type OneAtATime = <A>(work: Observable<A>) => Observable<A>;

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

/** Shows an answer, and notifies the shopper of cancelled coupons. */
const showAnswer = (
  { deps, pending, request: { cartUnitId } }: Save,
  { unit, cartVersion }: Saved,
): Observable<CartEvent> => {
  const cancelledCoupons = pending.get(cartUnitId).givesUpCoupons && !unit.appliedCouponIssueNoes?.length;
  const event: CartEvent = { type: 'QuantityChanged', cartUnitId, unit, cartVersion, cancelledCoupons };
  if (!cancelledCoupons) return applyAnswer(deps, event);
  const told = notify(deps.shopper, messageOf('COUPON-CANCELLED'));
  return concat(of(event), told, deps.readAgain.pipe(ignoreElements()));
};

const endSave = (save: Save, events: Observable<CartEvent>): Observable<CartEvent> => {
  save.pending.end(save.request.cartUnitId);
  return events;
};

/** Shows the last answer of a unit. */
const completeSave = (save: Save, answer: Saved): Observable<CartEvent> => endSave(save, showAnswer(save, answer));

const failedEvent = ({ request }: Save, error: ApiError): CartEvent => ({
  type: 'QuantityChangeFailed',
  cartUnitId: request.cartUnitId,
  error,
});

/** Resets the field after a failed request, unless a reload shows the quantity. No error: the unit is gone. */
const failSave = (save: Save, error: ApiError | undefined, reread?: Reread): Observable<CartEvent> => {
  const known = newestKnown(save);
  if (known === undefined || error === undefined) return endSave(save, failGoneUnit(save, error, reread));
  if (known.unit.quantity === save.request.quantity) return completeSave(save, known);
  const unshown = unshownOf(save);
  const before = unshown === undefined ? EMPTY : showAnswer(save, unshown);
  return endSave(
    save,
    concat(
      before,
      of(failedEvent(save, error)),
      // a toast for a lost answer, otherwise the usual notice
      handleFailure(save.deps, error, {
        reread,
        ...(isUnknownOutcome(error) ? { inPassing: 'QUANTITY-UNKNOWN' } : {}),
      }),
    ),
  );
};

/** Handles a unit that left the cart: silent if deleted on this page, a toast if deleted elsewhere. */
const failGoneUnit = (save: Save, error: ApiError | undefined, reread: Reread | undefined): Observable<CartEvent> =>
  concat(
    of(failedEvent(save, error ?? pageError('Refused', 'The unit is no longer in the cart.'))),
    error !== undefined && isStale(error)
      ? handleFailure(save.deps, error, { reread, inPassing: 'CART-CHANGED' })
      : EMPTY,
  );

/** Sends a request with the newest known version of its unit. */
export const saveQuantity =
  (deps: Deps, pending: PendingSaves, oneAtATime: OneAtATime) =>
  (request: QuantityRequest, isOvertaken: () => boolean): Observable<CartEvent> => {
    const save: Save = { deps, pending, request, isOvertaken };
    pending.set(request.cartUnitId, { sent: request.quantity });
    // follow-up work does not block the next request
    return oneAtATime(defer(() => outcomeOf(save))).pipe(switchAll());
  };

/** Returns the follow-up of an answered request. */
const outcomeOf = (save: Save): Observable<Observable<CartEvent>> => {
  const { deps, request } = save;
  const known = newestKnown(save);
  if (known === undefined) return of(failSave(save, undefined));
  // the cart already has this quantity
  if (known.unit.quantity === request.quantity) return of(completeSave(save, known));
  const asked = requestOf(save, known);
  const answering = save.isOvertaken()
    ? askReported(deps.log, deps.server.setQuantity(asked))
    : askPriced(deps, deps.server.setQuantity, asked, asked.cancelCoupons ? { cart: true } : {});
  return answering.pipe(
    map((answer) => (E.isRight(answer) ? handleSaved(save, answer.right) : handleError(save, answer.left))),
  );
};

const requestOf = ({ deps, pending, request }: Save, { unit }: Saved): SetQuantityRequest => ({
  cartUnitId: request.cartUnitId,
  quantity: request.quantity,
  branchServiceType: deps.state().branchServiceType,
  unitVersion: unit.version,
  cancelCoupons: pending.get(request.cartUnitId).givesUpCoupons,
});

/** Stores an overtaken answer without showing it. */
const handleSaved = (save: Save, { unit, cartVersion }: Saved): Observable<CartEvent> => {
  const answer: Saved = { unit, cartVersion };
  if (!save.isOvertaken()) return completeSave(save, answer);
  save.pending.set(save.request.cartUnitId, { unshown: answer });
  return EMPTY;
};

/** Reloads the cart first if its state is unknown. */
const handleError = (save: Save, error: ApiError): Observable<CartEvent> =>
  readFirst(save.deps, error, (reread) => (save.isOvertaken() ? EMPTY : failSave(save, error, reread)));
