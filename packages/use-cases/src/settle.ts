import type { Finding, Question, Shopper } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import type { Option } from 'fp-ts/Option';
import { of, switchMap, type Observable } from 'rxjs';
import { confirmed } from './ask.ts';

/** A way past a finding: what the shopper is asked, and the facts once they said yes. */
export interface Offer<Facts> {
  readonly question: Question;
  readonly agreed: Facts;
}

/** How something is settled: by which rules, and which of their findings the shopper may lift. */
export interface Settlement<Facts, A> {
  readonly judge: (facts: Facts) => Either<Finding, A>;
  readonly offer: (finding: Finding, facts: Facts) => Option<Offer<Facts>>;
}

/**
 * Judge → ask the shopper → judge again, until nothing is broken or the answer is no. A finding that a yes has not
 * lifted stays: nobody is asked the same twice.
 */
export const settle =
  <Facts, A>(shopper: Shopper, { judge, offer }: Settlement<Facts, A>) =>
  (facts: Facts, asked: readonly Finding['code'][] = []): Observable<Either<Finding, A>> => {
    const verdict = judge(facts);
    if (E.isRight(verdict) || asked.includes(verdict.left.code)) return of(verdict);
    const way = offer(verdict.left, facts);
    if (O.isNone(way)) return of(verdict);
    return confirmed(shopper.confirm(way.value.question)).pipe(
      switchMap((yes) =>
        yes ? settle(shopper, { judge, offer })(way.value.agreed, [...asked, verdict.left.code]) : of(verdict),
      ),
    );
  };
