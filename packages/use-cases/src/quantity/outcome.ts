import { pageError, isStale, isUnknownOutcome, type ApiError } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { messageOf, type Reread } from '../session/notices.ts';
import { option as O } from 'fp-ts';
import { concat, defer, EMPTY, ignoreElements, of, type Observable } from 'rxjs';
import { handleFailure } from '../flow/handle-failure.ts';
import { notify, applyAnswer } from '../flow/ask.ts';
import { newestKnown, unshownOf, type Save } from './save.ts';
import type { Saved } from './pending-saves.ts';

const changedEvent = ({ pending, request }: Save, { unit, cartVersion }: Saved): CartEvent => ({
  type: 'QuantityChanged',
  cartUnitId: request.cartUnitId,
  unit,
  cartVersion,
  cancelledCoupons: pending.get(request.cartUnitId).givesUpCoupons && unit.appliedCouponIssueNoes.length === 0,
});

const reportCancelledCoupons = ({ deps }: Save): Observable<CartEvent> =>
  concat(notify(deps.shopper, messageOf('COUPON-CANCELLED')), deps.readAgain.pipe(ignoreElements()));

const showAnswer = (save: Save, answer: Saved, prices: Observable<CartEvent> = EMPTY): Observable<CartEvent> => {
  const event = changedEvent(save, answer);
  return event.type === 'QuantityChanged' && event.cancelledCoupons
    ? concat(of(event), prices, reportCancelledCoupons(save))
    : concat(applyAnswer(save.deps, event), prices);
};

const endSave = (save: Save, events: Observable<CartEvent>): Observable<CartEvent> => {
  save.pending.end(save.request.cartUnitId);
  return events;
};

/**
 * Shows the last answer of a unit, and notifies the shopper of cancelled coupons.
 * @param prices from the same answer
 */
export const completeSave = (save: Save, answer: Saved, prices?: Observable<CartEvent>): Observable<CartEvent> =>
  endSave(save, showAnswer(save, answer, prices));

const failedEvent = ({ request }: Save, error: ApiError): CartEvent => ({
  type: 'QuantityChangeFailed',
  cartUnitId: request.cartUnitId,
  error,
});

/** Shows a toast for a lost answer, otherwise the usual notice. */
const notifyFailure = ({ deps }: Save, error: ApiError, reread: Reread | undefined): Observable<never> =>
  handleFailure(deps, error, { reread, ...(isUnknownOutcome(error) ? { inPassing: 'QUANTITY-UNKNOWN' } : {}) });

/**
 * Resets the field after a failed last request, unless the reload shows the requested quantity. `error` is none if
 * the unit is gone.
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

/** Handles a unit that left the cart: silent if deleted on this page, a toast if deleted elsewhere. */
const failGoneUnit = (save: Save, error: O.Option<ApiError>, reread: Reread | undefined): Observable<CartEvent> =>
  concat(
    of(failedEvent(save, O.getOrElse(() => pageError('Refused', 'The unit is no longer in the cart.'))(error))),
    O.isSome(error) && isStale(error.value)
      ? handleFailure(save.deps, error.value, { reread, inPassing: 'CART-CHANGED' })
      : EMPTY,
  );
