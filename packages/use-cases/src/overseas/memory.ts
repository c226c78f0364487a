import type { OverseaChoice } from '../ports/oversea-memory.ts';
import { option as O } from 'fp-ts';
import { catchError, defer, EMPTY, ignoreElements, of, type Observable } from 'rxjs';
import type { Deps } from '../deps/deps.ts';
import { late } from '../flow/late.ts';

/** What was chosen on an earlier visit; a memory that throws or hangs counts as empty, so that nothing fails because of it (CO-02). */
export const recalled = ({ overseaMemory }: Pick<Deps, 'overseaMemory'>) =>
  defer(late(overseaMemory.recall)).pipe(catchError(() => of({ company: O.none, currency: O.none })));

/** Remembers a choice; a failure to do so is ignored (CO-01, CO-02). */
export const remembering = (
  { overseaMemory }: Pick<Deps, 'overseaMemory'>,
  choice: Partial<OverseaChoice>,
): Observable<never> =>
  defer(late(overseaMemory.remember(choice))).pipe(
    ignoreElements(),
    catchError(() => EMPTY),
  );
