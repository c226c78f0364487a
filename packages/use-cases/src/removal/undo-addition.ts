import type { Removal } from '@baguni/contract';
import { idsOf } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { concat, type Observable, of, switchMap } from 'rxjs';
import { askPriced } from '../flow/ask-priced.ts';
import type { Deps } from '../flow/deps.ts';
import { handleFailure, readFirst } from '../flow/handle-failure.ts';
import type { CartEvent } from '../session/event.ts';

/** Removes a unit that was added a moment ago, with its undo notice. */
export const undoAddition = (deps: Deps, removal: Removal): Observable<CartEvent> => {
  const ids = idsOf(removal.units);
  const ended: CartEvent = { type: 'ExtrasRead', extras: { removal: null } };
  return concat(
    of<CartEvent>({ type: 'ExtrasRead', extras: { removal: { ...removal, isUndoing: true } } }),
    askPriced(
      deps,
      deps.server.removeCartUnits,
      { cartUnitIds: ids, deleteCauseType: 'Buyer' as const },
      { removed: ids },
    ).pipe(
      switchMap((answer) =>
        E.isRight(answer)
          ? of<CartEvent[]>(
              {
                type: 'UnitsDeleted',
                cartUnitIds: answer.right.removedCartUnitIds,
                cartVersion: answer.right.cartVersion,
              },
              ended,
            )
          : concat(
              of(ended),
              readFirst(deps, answer.left, (reread) =>
                handleFailure(deps, answer.left, { otherwise: 'DELETE-FAILED', reread }),
              ),
            ),
      ),
    ),
  );
};
