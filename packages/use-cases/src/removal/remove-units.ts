import {
  couponsOn,
  idsOf,
  pageError,
  type ApiError,
  type CartUnit,
  type CartUnitId,
  type Removal,
} from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import type { Reread } from '../session/notices.ts';
import { either as E } from 'fp-ts';
import { concat, EMPTY, of, switchMap, type Observable } from 'rxjs';
import { handleFailure, mustReadAgain, reread } from '../flow/handle-failure.ts';
import { askReported } from '../flow/ask.ts';
import type { Deps } from '../flow/deps.ts';

type Ids = readonly CartUnitId[];

/** Returns the data for undoing a deletion, captured before it. */
const removalOf = ({ state }: Deps, units: readonly CartUnit[]): Removal => {
  const { units: all, selected, appliedCoupons } = state().cart;
  const ids = idsOf(units);
  return {
    units,
    order: idsOf(all),
    selected: selected.filter((id) => ids.includes(id)),
    coupons: appliedCoupons.filter((coupon) => ids.some((id) => couponsOn([coupon], id).length > 0)),
    isUndoing: false,
  };
};

/** Restricts undo data to the deleted units. */
const ofGone = ({ units, selected, coupons, ...rest }: Removal, gone: Ids): Removal => ({
  ...rest,
  units: units.filter((unit) => gone.includes(unit.cartUnitId)),
  selected: selected.filter((id) => gone.includes(id)),
  coupons: coupons.filter((coupon) => coupon.cartUnitIds.some((id) => gone.includes(id))),
});

/** Removes confirmed units. The deletion can be undone for a while. */
export const removeUnits = (given: Deps, units: readonly CartUnit[]): Observable<CartEvent> => {
  if (units.length === 0) return EMPTY;
  const ids = idsOf(units);
  const deps = { ...given, removal: removalOf(given, units) };
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

interface Removing extends Deps {
  readonly removal: Removal;
}

const reportDeleted = ({ log, removal }: Removing, cartUnitIds: Ids, cartVersion: number): Observable<CartEvent> => {
  if (cartUnitIds.length === 0) return EMPTY;
  log.report({ type: 'UnitsRemoved', count: cartUnitIds.length });
  return of<CartEvent[]>(
    { type: 'UnitsDeleted', cartUnitIds, cartVersion },
    { type: 'ExtrasRead', extras: { removal: ofGone(removal, cartUnitIds) } },
  );
};

/** Units that the answer omits may have been deleted earlier, which a new read shows. */
const handleReply = (deps: Removing, ids: Ids, gone: Ids, cartVersion: number): Observable<CartEvent> => {
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

const handleError = (deps: Removing, ids: Ids, error: ApiError): Observable<CartEvent> =>
  mustReadAgain(error) ? compareWithReread(deps, ids, error) : failDeletion(deps, ids, error);

/** After a lost answer, a new read shows which units are gone. */
const compareWithReread = (deps: Removing, ids: Ids, error: ApiError): Observable<CartEvent> =>
  reread(deps).pipe(
    switchMap((known) => {
      const {
        cart: { units },
        cartVersion,
      } = deps.state();
      const there = ids.filter((id) => units.some((unit) => unit.cartUnitId === id));
      const gone = ids.filter((id) => !there.includes(id));
      return concat(
        reportDeleted(deps, gone, cartVersion),
        there.length > 0 ? failDeletion(deps, there, error, known) : EMPTY,
      );
    }),
  );

/**
 * Keeps the units. Shows the server's message or a failure.
 * @param known true if the cart was reloaded
 */
const failDeletion = (deps: Deps, cartUnitIds: Ids, error: ApiError, known?: Reread): Observable<CartEvent> =>
  concat(
    of<CartEvent>({ type: 'UnitsDeleteFailed', cartUnitIds, error }),
    handleFailure(deps, error, { otherwise: 'DELETE-FAILED', reread: known }),
  );
