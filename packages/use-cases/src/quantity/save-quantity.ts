import type { ApiError, CartEvent, SetQuantityRequest } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import { EMPTY, switchMap, type Observable } from 'rxjs';
import { askReported } from '../flow/ask.ts';
import type { Deps } from '../deps/deps.ts';
import { readFirst } from '../failure/read-first.ts';
import { changed, failed } from './outcome.ts';
import { newestOf, type Save } from './save.ts';
import type { Saved, PendingSaves, QuantityRequest } from './pending-saves.ts';

/** Sends one request, on the newest version of its unit that is known (QT-04). */
export const saveQuantity =
  (deps: Deps, pending: PendingSaves) =>
  (request: QuantityRequest, isOvertaken: () => boolean): Observable<CartEvent> => {
    const save: Save = { deps, pending, request, isOvertaken };
    const known = newestOf(save);
    if (O.isNone(known)) return failed(save, O.none);
    // the cart holds just this quantity by now: there is nothing to send
    if (known.value.unit.quantity === request.quantity) return changed(save, known.value);
    pending.set(request.cartUnitId, { sent: O.some(request.quantity) });
    return askReported(deps.log, deps.server.setQuantity(requestOf(save, known.value))).pipe(
      switchMap((answer) => (E.isRight(answer) ? saved(save, answer.right) : notSaved(save, answer.left))),
    );
  };

const requestOf = ({ deps, pending, request }: Save, { unit }: Saved): SetQuantityRequest => ({
  cartUnitId: request.cartUnitId,
  quantity: request.quantity,
  branchServiceType: deps.state().branchServiceType,
  unitVersion: unit.version,
  cancelCoupons: pending.of(request.cartUnitId).givesUpCoupons,
});

/** An overtaken answer is kept, not shown: only the last one counts (QT-06). */
const saved = (save: Save, answer: Saved): Observable<CartEvent> => {
  if (!save.isOvertaken()) return changed(save, answer);
  save.pending.set(save.request.cartUnitId, { kept: O.some(answer) });
  return EMPTY;
};

/** Where the cart is no longer known it is read again before anything is shown of it, or sent on top of it. */
const notSaved = (save: Save, error: ApiError): Observable<CartEvent> =>
  readFirst(save.deps, error, (reread) => (save.isOvertaken() ? EMPTY : failed(save, O.some(error), reread)));
