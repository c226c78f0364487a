import { pageError, isStale, isUnknownOutcome, type ApiError, type CartEvent, type Reread } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { concat, defer, EMPTY, ignoreElements, of, type Observable } from 'rxjs';
import { handleFailure } from '../failure/handle-failure.ts';
import { notify } from '../flow/ask.ts';
import { messageOf } from '../flow/errors.ts';
import { newestOf, unshownOf, type Save } from './save.ts';
import type { Saved } from './pending-saves.ts';

const changedEvent = ({ pending, request }: Save, { unit, cartVersion }: Saved): CartEvent => ({
  type: 'QuantityChanged',
  cartUnitId: request.cartUnitId,
  unit,
  cartVersion,
  cancelledCoupons: pending.of(request.cartUnitId).givesUpCoupons && unit.appliedCouponIssueNoes.length === 0,
});

/** A group coupon that was cancelled is gone from its other units too: they are read again (QT-04, QT-08). */
const couponsGone = ({ deps }: Save): Observable<CartEvent> =>
  concat(notify(deps.shopper, messageOf('COUPON-CANCELLED')), deps.readAgain.pipe(ignoreElements()));

const shown = (save: Save, answer: Saved): Observable<CartEvent> => {
  const event = changedEvent(save, answer);
  return event.type === 'QuantityChanged' && event.cancelledCoupons ? concat(of(event), couponsGone(save)) : of(event);
};

const ending = (save: Save, events: Observable<CartEvent>): Observable<CartEvent> => {
  save.pending.end(save.request.cartUnitId);
  return events;
};

/** The last answer of a unit: it is shown, and the shopper is told where coupons were cancelled (QT-08). */
export const changed = (save: Save, answer: Saved): Observable<CartEvent> => ending(save, shown(save, answer));

const failedEvent = ({ request }: Save, error: ApiError): CartEvent => ({
  type: 'QuantityChangeFailed',
  cartUnitId: request.cartUnitId,
  error,
});

/** What the shopper hears of it (QT-05): that the answer was lost, in passing; or what the failure asks for. */
const heard = ({ deps }: Save, error: ApiError, reread: Reread | undefined): Observable<never> =>
  handleFailure(deps, error, { reread, ...(isUnknownOutcome(error) ? { inPassing: 'QUANTITY-UNKNOWN' } : {}) });

/**
 * The last request of a unit was not saved: the field returns to the cart's value, which an earlier, unshown save may have
 * set (QT-05). Where the new read shows just what was wished, it was saved after all. `error` none: the unit is gone.
 */
export const failed = (save: Save, error: O.Option<ApiError>, reread?: Reread): Observable<CartEvent> => {
  const known = newestOf(save);
  if (O.isNone(known) || O.isNone(error)) return ending(save, gone(save, error, reread));
  if (known.value.unit.quantity === save.request.quantity) return changed(save, known.value);
  const unshown = unshownOf(save);
  const before = O.isSome(unshown) ? shown(save, unshown.value) : EMPTY;
  return ending(
    save,
    concat(
      before,
      of(failedEvent(save, error.value)),
      defer(() => heard(save, error.value, reread)),
    ),
  );
};

/** A unit that left the cart meanwhile: deleted here, nobody needs to hear of it; elsewhere, the shopper is told. */
const gone = (save: Save, error: O.Option<ApiError>, reread: Reread | undefined): Observable<CartEvent> =>
  concat(
    of(failedEvent(save, O.getOrElse(() => pageError('Refused', 'The unit is no longer in the cart.'))(error))),
    O.isSome(error) && isStale(error.value)
      ? handleFailure(save.deps, error.value, { reread, inPassing: 'CART-CHANGED' })
      : EMPTY,
  );
