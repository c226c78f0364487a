import { pageError, type ApiError, type Log, type Notice } from '@baguni/domain';
import type { MustSee, Shopper } from '../ports/shopper.ts';
import { either as E, option as O } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import { catchError, defer, EMPTY, from, of, tap, type Observable } from 'rxjs';

/** A task that throws instead of answering must not end the session: it counts as a call without an answer. */
const asError = (thrown: unknown): ApiError =>
  pageError('Unreadable', thrown instanceof Error ? thrown.message : String(thrown));

/** Sends a call when subscribed to, and answers once, with a value or an error as data. */
export const ask = <A>(task: TaskEither<ApiError, A>): Observable<Either<ApiError, A>> =>
  defer(() => from(task())).pipe(catchError((thrown: unknown) => of(E.left(asError(thrown)))));

/** `ask`, with a failed call reported to the people who run the shop, once. */
export const askReported = <A>(log: Log, task: TaskEither<ApiError, A>): Observable<Either<ApiError, A>> =>
  ask(task).pipe(
    tap(
      E.match(
        (error) => log.report({ type: 'CallFailed', error }),
        () => undefined,
      ),
    ),
  );

/** The shopper's yes or no; failing to show the dialog counts as "no". */
export const confirmed = (task: Task<boolean>): Observable<boolean> =>
  defer(() => from(task())).pipe(catchError(() => of(false)));

/** The shopper's choice; none if the dialog could not be shown. */
export const answered = <A>(task: Task<Option<A>>): Observable<Option<A>> =>
  defer(() => from(task())).pipe(catchError(() => of(O.none)));

/** Starts an alert and does not wait until it was closed: nothing else is held up by it. */
export const alert = (shopper: Shopper, notice: MustSee): Observable<never> =>
  defer(() => {
    from(shopper.alert(notice)()).subscribe({ error: () => undefined });
    return EMPTY;
  });

/** Alerts, and goes on when it was closed, or could not be shown; nothing else is held up by it. */
export const alertThen = (shopper: Shopper, notice: Notice, then: () => void): Observable<never> =>
  defer(() => {
    from(shopper.alert(notice)()).subscribe({ complete: then, error: then });
    return EMPTY;
  });

/** Does something, and emits nothing. */
export const effect = (act: () => void): Observable<never> =>
  defer(() => {
    act();
    return EMPTY;
  });

/** Shows a toast. */
export const notify = (shopper: Shopper, notice: Notice): Observable<never> => effect(() => shopper.notify(notice));
