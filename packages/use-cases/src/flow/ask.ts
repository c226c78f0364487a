import { type ApiError, type Log, type Notice, pageError, type Finding } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import { catchError, concat, defer, EMPTY, filter, from, map, type Observable, of, tap, switchMap } from 'rxjs';
import type { MustSee, Shopper, Question } from '../ports/shopper.ts';
import type { CartEvent } from '../session/event.ts';
import { messageOf } from '../session/notices.ts';
import { reportThrown } from './thrown.ts';
import type { Deps } from './deps.ts';

/** Converts a thrown error into a failed call, so that the session survives. */
const asError = (thrown: unknown): ApiError =>
  pageError('Unreadable', thrown instanceof Error ? thrown.message : String(thrown));

/** Sends a call on subscription and emits its value or error as data. */
export const ask = <A>(task: TaskEither<ApiError, A>): Observable<E.Either<ApiError, A>> =>
  defer(() => from(task())).pipe(catchError((thrown: unknown) => of(E.left(asError(thrown)))));

/** Like `ask`, and reports a failed call once. */
export const askReported = <A>(log: Log, task: TaskEither<ApiError, A>): Observable<E.Either<ApiError, A>> =>
  ask(task).pipe(
    tap(
      E.match(
        (error) => log.report({ type: 'CallFailed', error }),
        () => undefined,
      ),
    ),
  );

/** Sends a call and emits its value. A failure is only reported. */
export const readOptional = <A>({ log }: Pick<Deps, 'log'>, task: TaskEither<ApiError, A>): Observable<A> =>
  askReported(log, task).pipe(
    filter(E.isRight),
    map(({ right }) => right),
  );

/** Emits the shopper's yes or no. A dialog that fails to show counts as no. */
export const confirmed = (task: Task<boolean>): Observable<boolean> =>
  defer(() => from(task())).pipe(catchError(() => of(false)));

/** Emits the shopper's choice, or undefined if the dialog fails to show. */
export const answered = <A>(task: Task<A | undefined>): Observable<A | undefined> =>
  defer(() => from(task())).pipe(catchError(() => of(undefined)));

/** Shows an alert without waiting until it is closed. */
export const alert = (shopper: Shopper, notice: MustSee): Observable<never> =>
  defer(() => {
    from(shopper.alert(notice)()).subscribe({ error: () => undefined });
    return EMPTY;
  });

/** Shows an alert and continues when it is closed or fails to show. */
export const alertThen = (shopper: Shopper, notice: Notice, then: () => void): Observable<never> =>
  defer(() => {
    from(shopper.alert(notice)()).subscribe({ complete: then, error: then });
    return EMPTY;
  });

export const effect = (act: () => void): Observable<never> =>
  defer(() => {
    act();
    return EMPTY;
  });

export const notify = (shopper: Shopper, notice: Notice): Observable<never> => effect(() => shopper.notify(notice));

/** Emits events until the first error, which is only reported. The state keeps its last value. */
export const ignoringErrors = <A>({ log }: { readonly log: Log }, events: Observable<A>): Observable<A> =>
  events.pipe(
    catchError((thrown: unknown) => {
      reportThrown(log, thrown);
      return EMPTY;
    }),
  );

/** Applies an answer and notifies the shopper if the visible total changes. */
export const applyAnswer = (
  { state, after, price, shopper }: Pick<Deps, 'state' | 'after' | 'price' | 'shopper'>,
  answer: CartEvent,
): Observable<CartEvent> =>
  defer(() => {
    const isSame = price(after(answer).cart).payable === price(state().cart).payable;
    return concat(of(answer), isSame ? EMPTY : notify(shopper, messageOf('PRICE-CHANGED')));
  });

/** Asks the shopper and returns the updated facts, or undefined after a no. */
export type Resolution<Facts> = (shopper: Shopper) => Task<Facts | undefined>;

/** The facts to judge, and the violations that the shopper may override. */
export interface ConfirmableRules<Facts, A> {
  readonly judge: (facts: Facts) => E.Either<Finding, A>;
  readonly resolve: (finding: Finding, facts: Facts) => Resolution<Facts> | undefined;
}

/** A violation, and whether the shopper has already been asked about it. */
export interface Refused {
  readonly finding: Finding;
  readonly wasAsked: boolean;
}

export const yesTo =
  <Facts>(question: Question, agreed: Facts): Resolution<Facts> =>
  (shopper) =>
  async () =>
    (await shopper.confirm(question)()) ? agreed : undefined;

/** Judges, asks the shopper and judges again, until no rule is violated or the answer is no. */
export const confirmAndJudge =
  <Facts, A>(shopper: Shopper, { judge, resolve }: ConfirmableRules<Facts, A>) =>
  (facts: Facts, asked: readonly Finding['code'][] = []): Observable<E.Either<Refused, A>> => {
    const verdict = judge(facts);
    if (E.isRight(verdict)) return of(verdict);
    const finding = verdict.left;
    const resolution = asked.includes(finding.code) ? undefined : resolve(finding, facts);
    if (resolution === undefined) return of(E.left({ finding, wasAsked: false }));
    return answered(resolution(shopper)).pipe(
      switchMap((agreed) =>
        agreed === undefined
          ? of(E.left({ finding, wasAsked: true }))
          : confirmAndJudge(shopper, { judge, resolve })(agreed, [...asked, finding.code]),
      ),
    );
  };
