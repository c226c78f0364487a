import type { Command, CommandType, Late } from '@baguni/domain';
import { catchError, defer, filter, finalize, merge, switchMap, take, type Observable } from 'rxjs';
import type { Deps, UseCase } from '../deps/deps.ts';
import type { SessionParts } from '../deps/deps.ts';
import { Queue } from '../flow/queue.ts';

const started = (part: Late<UseCase>, deps: Deps, mine: Observable<Command>) =>
  defer(() => {
    const queue = new Queue<Command>();
    const loaded = mine.pipe(
      take(1),
      switchMap(part),
      switchMap((useCase) =>
        merge(
          useCase(deps)(queue.values),
          defer(() => queue.open()),
        ),
      ),
    );
    const keeping = mine.subscribe((command) => queue.add(command));
    return loaded.pipe(finalize(() => keeping.unsubscribe()));
  });

/**
 * A use case whose code is loaded with the first command that concerns it; commands that come meanwhile are not lost.
 * Code that could not be loaded, or not in time, is told, and asked for again by the next command.
 */
export const onDemand =
  (types: readonly CommandType[], partOf: (parts: SessionParts) => Late<UseCase>): UseCase =>
  (deps) =>
  (commands) => {
    const mine = commands.pipe(filter(({ type }) => types.includes(type)));
    return started(() => partOf(deps.parts)(), deps, mine).pipe(
      catchError((thrown: unknown, again) => {
        deps.unhandled(thrown);
        return again;
      }),
    );
  };
