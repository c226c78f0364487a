import { pageError, isStale, isUnknownOutcome, type ApiError } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import type { Reread } from '../errors/reread.ts';
import { option as O } from 'fp-ts';
import { concat, defer, EMPTY, ignoreElements, of, type Observable } from 'rxjs';
import { handleFailure } from '../failure/handle-failure.ts';
import { notify } from '../flow/ask.ts';
import { messageOf } from '../flow/errors.ts';
import { takenIn } from '../flow/taken-in.ts';
import { newestKnown, unshownOf, type Save } from './save.ts';
import type { Saved } from './pending-saves.ts';

const changedEvent = ({ pending, request }: Save, { unit, cartVersion }: Saved): CartEvent => ({
  type: 'QuantityChanged',
  cartUnitId: request.cartUnitId,
  unit,
  cartVersion,
  cancelledCoupons: pending.get(request.cartUnitId).givesUpCoupons && unit.appliedCouponIssueNoes.length === 0,
});

/** A cancelled group coupon leaves its other units too: the cart is read again (QT-04, QT-08). */
const reportCancelledCoupons = ({ deps }: Save): Observable<CartEvent> =>
  concat(notify(deps.shopper, messageOf('COUPON-CANCELLED')), deps.readAgain.pipe(ignoreElements()));

const showAnswer = (save: Save, answer: Saved, prices: Observable<CartEvent> = EMPTY): Observable<CartEvent> => {
  const event = changedEvent(save, answer);
  return event.type === 'QuantityChanged' && event.cancelledCoupons
    ? concat(of(event), prices, reportCancelledCoupons(save))
    : concat(takenIn(save.deps, event), prices);
};

const endSave = (save: Save, events: Observable<CartEvent>): Observable<CartEvent> => {
  save.pending.end(save.request.cartUnitId);
  return events;
};

/**
 * The last answer of a unit: it is shown, and the shopper is told where coupons were cancelled (QT-08).
 * @param prices what came with it
 */
export const completeSave = (save: Save, answer: Saved, prices?: Observable<CartEvent>): Observable<CartEvent> =>
  endSave(save, showAnswer(save, answer, prices));

const failedEvent = ({ request }: Save, error: ApiError): CartEvent => ({
  type: 'QuantityChangeFailed',
  cartUnitId: request.cartUnitId,
  error,
});

/** A toast if the answer was lost; otherwise what the failure asks for (QT-05). */
const notifyFailure = ({ deps }: Save, error: ApiError, reread: Reread | undefined): Observable<never> =>
  handleFailure(deps, error, { reread, ...(isUnknownOutcome(error) ? { inPassing: 'QUANTITY-UNKNOWN' } : {}) });

/**
 * The last request of a unit was not saved: the field returns to the cart's value, which an earlier, unshown save may have
 * set (QT-05). If the new read shows the requested quantity, it was saved after all. `error` none: the unit is gone.
 */
export const failSave = (save: Save, error: O.Option<ApiError>, reread?: Reread): Observable<CartEvent> => {
  const known = newestKnown(save);
  if (O.isNone(known) || O.isNone(error)) return endSave(save, failGoneUnit(save, error, reread));
  if (known.value.unit.quantity === save.request.quantity) return completeSave(save, known.value);
  const unshown = unshownOf(save);
  const before = O.isSome(unshown) ? showAnswer(save, unshown.value) : EMPTY;
  return endSave(
    save,
    concat(
      before,
      of(failedEvent(save, error.value)),
      defer(() => notifyFailure(save, error.value, reread)),
    ),
  );
};

/** A unit that left the cart meanwhile: silent if it was deleted on this page, a toast if elsewhere. */
const failGoneUnit = (save: Save, error: O.Option<ApiError>, reread: Reread | undefined): Observable<CartEvent> =>
  concat(
    of(failedEvent(save, O.getOrElse(() => pageError('Refused', 'The unit is no longer in the cart.'))(error))),
    O.isSome(error) && isStale(error.value)
      ? handleFailure(save.deps, error.value, { reread, inPassing: 'CART-CHANGED' })
      : EMPTY,
  );
