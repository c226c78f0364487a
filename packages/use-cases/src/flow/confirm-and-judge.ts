import type { Finding } from '@baguni/domain/internal';
import type { Question, Shopper } from '../ports/shopper.ts';
import { either as E } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import { of, switchMap, type Observable } from 'rxjs';
import { answered } from './ask.ts';

/** Asks the shopper and returns the updated facts, or undefined after a no. */
export type Resolution<Facts> = (shopper: Shopper) => Task<Facts | undefined>;

/** The facts to judge, and the violations that the shopper may override. */
export interface ConfirmableRules<Facts, A> {
  readonly judge: (facts: Facts) => Either<Finding, A>;
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

/**
 * Judges, asks the shopper and judges again until no rule is violated or the answer is no. Never asks twice about one
 * violation.
 */
export const confirmAndJudge =
  <Facts, A>(shopper: Shopper, { judge, resolve }: ConfirmableRules<Facts, A>) =>
  (facts: Facts, asked: readonly Finding['code'][] = []): Observable<Either<Refused, A>> => {
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
