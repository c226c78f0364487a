import { hasNews, type VisitNews } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { either as E } from 'fp-ts';
import { defer, map, merge, of, switchMap, type Observable } from 'rxjs';
import type { Deps, ExtrasPorts, UseCase } from '../flow/deps.ts';
import { askReported } from '../flow/ask.ts';
import { ofType, onceOpened } from '../flow/flow.ts';

const told = (news: VisitNews | null): CartEvent => ({ type: 'ExtrasRead', extras: { news } });

const newsRead = ({ state, log }: Deps, { visits: server }: ExtrasPorts): Observable<CartEvent> =>
  defer(() => {
    if (state().cart.units.length === 0) return of(told(null));
    return askReported(log, server.noteVisit()).pipe(
      map((answer) => told(E.isRight(answer) && hasNews(answer.right) ? answer.right : null)),
    );
  });

/** Reads the changes since the last visit once, with the merge result. A failure is silent. */
export const news =
  (ports: ExtrasPorts): UseCase =>
  (deps) =>
  (commands) =>
    merge(
      onceOpened(deps).pipe(switchMap(() => newsRead(deps, ports))),
      commands.pipe(
        ofType('DismissNews'),
        map((): CartEvent => ({ type: 'ExtrasRead', extras: { news: null, merged: null } })),
      ),
    );
