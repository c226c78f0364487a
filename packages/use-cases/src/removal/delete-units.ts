import { chosenUnits, deleteRules, idsOf, judge, type CartUnit, type CartUnitId } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import type { CommandOf } from '../session/command.ts';
import { either as E } from 'fp-ts';
import { EMPTY, filter, map, merge, switchMap, type Observable } from 'rxjs';
import { alert, confirmed } from '../flow/ask.ts';
import type { Deps, UseCase } from '../flow/deps.ts';
import { wordingOf } from '../session/notices.ts';
import { ofType, sendFirstReqOnlyPer } from '../flow/flow.ts';
import { removeUnits } from './remove-units.ts';

type Deletion = Pick<CommandOf<'DeleteUnits'>, 'cartUnitIds' | 'place'>;

const remaining = ({ state }: Deps, ids: readonly CartUnitId[]): readonly CartUnit[] => {
  const {
    cart: { units },
    deleting,
  } = state();
  return units.filter(({ cartUnitId: id }) => ids.includes(id) && !deleting.includes(id));
};

const deleteOnceConfirmed =
  (deps: Deps, { place }: Deletion) =>
  (units: readonly CartUnit[]): Observable<CartEvent> =>
    confirmed(deps.shopper.confirm({ type: 'Delete', place, units })).pipe(
      filter((yes) => yes),
      // the question may have been open for a while
      switchMap(() => removeUnits(deps, remaining(deps, idsOf(units)))),
    );

const requestDeletion =
  (deps: Deps) =>
  (asked: Deletion): Observable<CartEvent> => {
    const verdict = judge(deleteRules)({ selected: asked.cartUnitIds });
    if (E.isLeft(verdict)) return alert(deps.shopper, wordingOf(verdict.left));
    const units = remaining(deps, asked.cartUnitIds);
    return units.length > 0 ? deleteOnceConfirmed(deps, asked)(units) : EMPTY;
  };

const keyOf = ({ cartUnitIds }: Deletion): string => cartUnitIds.toSorted((a, b) => a - b).join();

/** Deletes units after a confirmation that depends on the command's origin. */
export const deleteUnits: UseCase = (deps) => (commands) =>
  merge(
    commands.pipe(ofType('DeleteUnits')),
    commands.pipe(
      ofType('DeleteSelected'),
      map((): Deletion => ({
        cartUnitIds: chosenUnits(deps.state().cart).map((unit) => unit.cartUnitId),
        place: 'Toolbar',
      })),
    ),
  ).pipe(sendFirstReqOnlyPer(keyOf, requestDeletion(deps)));
