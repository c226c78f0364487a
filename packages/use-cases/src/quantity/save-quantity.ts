import type { ApiError, CartEvent, SetQuantityRequest } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import { EMPTY, switchMap, type Observable } from 'rxjs';
import { askReported } from '../flow/ask.ts';
import type { Deps } from '../deps/deps.ts';
import { readFirst } from '../failure/read-first.ts';
import { completeSave, failSave } from './outcome.ts';
import { newestKnown, type Save } from './save.ts';
import type { Saved, PendingSaves, QuantityRequest } from './pending-saves.ts';

/** Sends one request, on the newest version of its unit that is known (QT-04). */
export const saveQuantity =
  (deps: Deps, pending: PendingSaves) =>
  (request: QuantityRequest, isOvertaken: () => boolean): Observable<CartEvent> => {
    const save: Save = { deps, pending, request, isOvertaken };
    const known = newestKnown(save);
    if (O.isNone(known)) return failSave(save, O.none);
    // the cart holds just this quantity by now: there is nothing to send
    if (known.value.unit.quantity === request.quantity) return completeSave(save, known.value);
    pending.set(request.cartUnitId, { sent: O.some(request.quantity) });
    return askReported(deps.log, deps.server.setQuantity(requestOf(save, known.value))).pipe(
      switchMap((answer) => (E.isRight(answer) ? handleSaved(save, answer.right) : handleError(save, answer.left))),
    );
  };

const requestOf = ({ deps, pending, request }: Save, { unit }: Saved): SetQuantityRequest => ({
  cartUnitId: request.cartUnitId,
  quantity: request.quantity,
  branchServiceType: deps.state().branchServiceType,
  unitVersion: unit.version,
  cancelCoupons: pending.get(request.cartUnitId).givesUpCoupons,
});

/** An overtaken answer is kept, not shown: only the last one counts (QT-06). */
const handleSaved = (save: Save, answer: Saved): Observable<CartEvent> => {
  if (!save.isOvertaken()) return completeSave(save, answer);
  save.pending.set(save.request.cartUnitId, { unshown: O.some(answer) });
  return EMPTY;
};

/** If the state of the cart is unknown, it is read again before anything else is shown or sent. */
const handleError = (save: Save, error: ApiError): Observable<CartEvent> =>
  readFirst(save.deps, error, (reread) => (save.isOvertaken() ? EMPTY : failSave(save, O.some(error), reread)));
