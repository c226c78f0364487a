import type { Finding } from '@baguni/domain';
import type { Question, Shopper } from '../ports/shopper.ts';
import { either as E, option as O } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import { map, of, switchMap, type Observable } from 'rxjs';
import { answered } from './ask.ts';

/** Resolves a finding: asks the shopper, and answers the facts as they are once agreed; none for a no. */
export type Resolution<Facts> = (shopper: Shopper) => Task<Option<Facts>>;

/** What something is judged by, and which of the findings the shopper may override. */
export interface ConfirmableRules<Facts, A> {
  readonly judge: (facts: Facts) => Either<Finding, A>;
  readonly resolve: (finding: Finding, facts: Facts) => Option<Resolution<Facts>>;
}

/** A finding that stays, and whether the shopper has been asked about it: then they need not be told of it again. */
export interface Refused {
  readonly finding: Finding;
  readonly wasAsked: boolean;
}

/** Resolves a finding by a yes. @param agreed the facts once they said yes */
export const yesTo =
  <Facts>(question: Question, agreed: Facts): Resolution<Facts> =>
  (shopper) =>
  async () =>
    (await shopper.confirm(question)()) ? O.some(agreed) : O.none;

/**
 * Judge → ask the shopper → judge again, until nothing is broken or the answer is no. A finding that a yes has not
 * resolved stays: nobody is asked the same twice.
 */
export const confirmAndJudge =
  <Facts, A>(shopper: Shopper, { judge, resolve }: ConfirmableRules<Facts, A>) =>
  (facts: Facts, asked: readonly Finding['code'][] = []): Observable<Either<Refused, A>> => {
    const verdict = judge(facts);
    if (E.isRight(verdict)) return of(verdict);
    const finding = verdict.left;
    const resolution = asked.includes(finding.code) ? O.none : resolve(finding, facts);
    if (O.isNone(resolution)) return of(E.left({ finding, wasAsked: false }));
    return answered(resolution.value(shopper)).pipe(
      switchMap((agreed) =>
        O.isSome(agreed)
          ? confirmAndJudge(shopper, { judge, resolve })(agreed.value, [...asked, finding.code])
          : of(E.left({ finding, wasAsked: true })),
      ),
    );
  };

/** The verdict alone, where it does not matter whether the shopper was asked. */
export const verdictOf = <A>(judged: Observable<Either<Refused, A>>): Observable<Either<Finding, A>> =>
  judged.pipe(map(E.mapLeft(({ finding }) => finding)));
