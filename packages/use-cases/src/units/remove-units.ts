import { pageError, type ApiError, type CartEvent, type CartUnitId, type Reread } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { concat, EMPTY, of, switchMap, type Observable } from 'rxjs';
import { handleFailure } from '../failure/handle-failure.ts';
import { askReported } from '../flow/ask.ts';
import type { Deps } from '../deps/deps.ts';
import { mustReadAgain } from '../flow/errors.ts';
import { reread } from '../failure/read-first.ts';

type Ids = readonly CartUnitId[];

/** Removes units that the shopper has confirmed (DL-03..DL-05). */
export const removeUnits = (deps: Deps, ids: Ids): Observable<CartEvent> => {
  if (ids.length === 0) return EMPTY;
  const call = deps.server.removeCartUnits({ cartUnitIds: ids, deleteCauseType: 'Buyer' });
  return concat(
    of<CartEvent>({ type: 'UnitsDeleteStarted', cartUnitIds: ids }),
    askReported(deps.log, call).pipe(
      switchMap((answer) =>
        E.isRight(answer)
          ? handleReply(deps, ids, answer.right.removedCartUnitIds, answer.right.cartVersion)
          : handleError(deps, ids, answer.left),
      ),
    ),
  );
};

const reportDeleted = ({ log }: Deps, cartUnitIds: Ids, cartVersion: number): Observable<CartEvent> => {
  if (cartUnitIds.length === 0) return EMPTY;
  log.report({ type: 'UnitsRemoved', count: cartUnitIds.length });
  return of({ type: 'UnitsDeleted', cartUnitIds, cartVersion });
};

/** Units that the server does not name may have been deleted before: a new read shows it (DL-03). */
const handleReply = (deps: Deps, ids: Ids, gone: Ids, cartVersion: number): Observable<CartEvent> => {
  const left = ids.filter((id) => !gone.includes(id));
  const error = pageError('Unreadable', 'The server did not remove every unit.', 'POST /cart/removeCartUnits');
  return concat(
    reportDeleted(
      deps,
      ids.filter((id) => gone.includes(id)),
      cartVersion,
    ),
    left.length > 0 ? compareWithReread(deps, left, error) : EMPTY,
  );
};

const handleError = (deps: Deps, ids: Ids, error: ApiError): Observable<CartEvent> =>
  mustReadAgain(error) ? compareWithReread(deps, ids, error) : failDeletion(deps, ids, error);

/** After a lost answer only a new read of the cart shows which units are gone (DL-04). */
const compareWithReread = (deps: Deps, ids: Ids, error: ApiError): Observable<CartEvent> =>
  reread(deps).pipe(
    switchMap((known) => {
      const { units, cartVersion } = deps.state();
      const there = ids.filter((id) => units.some((unit) => unit.cartUnitId === id));
      const gone = ids.filter((id) => !there.includes(id));
      return concat(
        reportDeleted(deps, gone, cartVersion),
        there.length > 0 ? failDeletion(deps, there, error, known) : EMPTY,
      );
    }),
  );

/** They stay: the server's message says why, or that it failed (DL-04). @param known whether the cart was read again */
const failDeletion = (deps: Deps, cartUnitIds: Ids, error: ApiError, known?: Reread): Observable<CartEvent> =>
  concat(
    of<CartEvent>({ type: 'UnitsDeleteFailed', cartUnitIds, error }),
    handleFailure(deps, error, { otherwise: 'DELETE-FAILED', reread: known }),
  );
