import { notLoaded, type CartEvent, type Command, type Late } from '@baguni/domain';
import { catchError, concat, defer, EMPTY, finalize, merge, of, switchMap, take, type Observable } from 'rxjs';
import type { Deps, SessionParts, UseCase } from '../deps/deps.ts';
import { patiently } from '../flow/late.ts';
import { Queue } from '../flow/queue.ts';

/**
 * Runs a use case once its code has come, which is asked for when `begin` says; it hears of all that was wanted and has
 * happened meanwhile.
 */
export const taking = (
  deps: Deps,
  commands: Observable<Command>,
  part: Late<UseCase>,
  begin: Observable<unknown>,
): Observable<CartEvent> =>
  defer(() => {
    const [wanted, happened] = [new Queue<Command>(), new Queue<CartEvent>()];
    const keeping = commands.subscribe((command) => wanted.add(command));
    keeping.add(deps.events.subscribe((event) => happened.add(event)));
    return begin.pipe(
      take(1),
      switchMap(() => patiently(part)),
      switchMap((useCase) =>
        merge(
          useCase({ ...deps, events: happened.values })(wanted.values),
          defer(() => concat(wanted.open(), happened.open())),
        ),
      ),
      finalize(() => keeping.unsubscribe()),
    );
  });

/** Without the code there is no cart: the page says so, and offers to try again (PG-04). */
const notOpened = ({ state }: Deps): Observable<CartEvent> =>
  defer(() => (state().load === 'NotLoaded' ? of<CartEvent>({ type: 'CartLoadFailed', error: notLoaded() }) : EMPTY));

/**
 * A use case whose code comes after the start: it hears of all that was wanted and has happened meanwhile, as if it had
 * been there. However long the code takes nothing waits for it; what does not come is asked for by what happens next.
 */
export const afterStart =
  (partOf: (parts: SessionParts) => Late<UseCase>): UseCase =>
  (deps) =>
  (commands) =>
    taking(deps, commands, () => partOf(deps.parts)(), merge(commands, deps.events)).pipe(
      catchError((thrown: unknown, again) =>
        concat(
          notOpened(deps),
          defer(() => {
            deps.unhandled(thrown);
            return again;
          }),
        ),
      ),
    );
