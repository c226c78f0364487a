import type { SetQuantityReply, SetQuantityRequest } from '@baguni/contract';
import type { ApiError } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { either as E, option as O } from 'fp-ts';
import { defer, EMPTY, map, of, switchAll, type Observable } from 'rxjs';
import { askReported } from '../flow/ask.ts';
import type { OneAtATime } from '../flow/flow.ts';
import type { Deps } from '../flow/deps.ts';
import { readFirst } from '../flow/handle-failure.ts';
import { completeSave, failSave } from './outcome.ts';
import { refreshAfter, refreshed, type Refresh } from './refresh.ts';
import { newestKnown, type Save } from './save.ts';
import type { Saved, PendingSaves, QuantityRequest } from './pending-saves.ts';

/** Sends a request with the newest known version of its unit. */
export const saveQuantity =
  (deps: Deps, pending: PendingSaves, oneAtATime: OneAtATime) =>
  (request: QuantityRequest, isOvertaken: () => boolean): Observable<CartEvent> => {
    const save: Save = { deps, pending, request, isOvertaken };
    pending.set(request.cartUnitId, { sent: O.some(request.quantity) });
    // follow-up work does not block the next request
    return oneAtATime(defer(() => outcomeOf(save))).pipe(switchAll());
  };

/** Returns the follow-up of an answered request. */
const outcomeOf = (save: Save): Observable<Observable<CartEvent>> => {
  const { deps, request } = save;
  const known = newestKnown(save);
  if (O.isNone(known)) return of(failSave(save, O.none));
  // the cart already has this quantity
  if (known.value.unit.quantity === request.quantity) return of(completeSave(save, known.value));
  const refresh = save.isOvertaken() ? undefined : refreshAfter(deps);
  return askReported(deps.log, deps.server.setQuantity(requestOf(save, known.value, refresh))).pipe(
    map((answer) => (E.isRight(answer) ? handleSaved(save, answer.right, refresh) : handleError(save, answer.left))),
  );
};

const requestOf = (
  { deps, pending, request }: Save,
  { unit }: Saved,
  refresh: Refresh | undefined,
): SetQuantityRequest => ({
  cartUnitId: request.cartUnitId,
  quantity: request.quantity,
  branchServiceType: deps.state().branchServiceType,
  unitVersion: unit.version,
  cancelCoupons: pending.get(request.cartUnitId).givesUpCoupons,
  ...(refresh ? { refresh: refresh.request } : {}),
});

/** Stores an overtaken answer without showing it. */
const handleSaved = (
  save: Save,
  { unit, cartVersion, refreshed: reply }: SetQuantityReply,
  refresh: Refresh | undefined,
): Observable<CartEvent> => {
  const answer: Saved = { unit, cartVersion };
  if (!save.isOvertaken()) return completeSave(save, answer, refreshed(save.deps, refresh, reply));
  save.pending.set(save.request.cartUnitId, { unshown: O.some(answer) });
  return EMPTY;
};

/** Reloads the cart first if its state is unknown. */
const handleError = (save: Save, error: ApiError): Observable<CartEvent> =>
  readFirst(save.deps, error, (reread) => (save.isOvertaken() ? EMPTY : failSave(save, O.some(error), reread)));
