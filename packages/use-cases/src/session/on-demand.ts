import type { Command, CommandType, Late } from '@baguni/domain';
import { catchError, defer, EMPTY, filter, finalize, merge, Subject, switchMap, take, type Observable } from 'rxjs';
import type { Deps, UseCase } from '../deps/deps.ts';
import type { SessionParts } from '../deps/deps.ts';

/** Commands that wait until there is somebody who takes them. */
class Queue {
  readonly commands = new Subject<Command>();
  #waiting: Command[] | undefined = [];

  add(command: Command): void {
    if (this.#waiting) this.#waiting.push(command);
    else this.commands.next(command);
  }

  open(): Observable<never> {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const command of waiting) this.commands.next(command);
    return EMPTY;
  }
}

const started = (part: Late<UseCase>, deps: Deps, mine: Observable<Command>) =>
  defer(() => {
    const queue = new Queue();
    const loaded = mine.pipe(
      take(1),
      switchMap(part),
      switchMap((useCase) =>
        merge(
          useCase(deps)(queue.commands),
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
