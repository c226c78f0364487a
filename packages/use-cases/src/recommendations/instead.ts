import { isSoldOut, seedsOf } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { either as E, option as O } from 'fp-ts';
import { defer, EMPTY, mergeMap, of, switchMap, type Observable } from 'rxjs';
import type { Deps, UseCase } from '../flow/deps.ts';
import { askReported } from '../flow/ask.ts';
import { onceOpened } from '../flow/flow.ts';

const insteadRead = (deps: Deps): Observable<CartEvent> =>
  defer(() => {
    const { storefront, units } = deps.state().cart;
    const itemNos = seedsOf(units.filter(isSoldOut));
    if (itemNos.length === 0) return EMPTY;
    return askReported(deps.log, deps.server.recommendItems({ itemNos, isApp: O.isSome(storefront.app) })).pipe(
      mergeMap((answer): Observable<CartEvent> => {
        const lists = E.isRight(answer) ? answer.right.lists.filter(({ items }) => items.length > 0) : [];
        return lists.length > 0 ? of({ type: 'ExtrasRead', extras: { instead: lists } }) : EMPTY;
      }),
    );
  });

export const instead: UseCase = (deps) => () => onceOpened(deps).pipe(switchMap(() => insteadRead(deps)));
