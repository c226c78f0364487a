import type { OverseaChoice } from '../ports/memories.ts';
import { option as O } from 'fp-ts';
import { catchError, defer, EMPTY, ignoreElements, of, type Observable } from 'rxjs';
import type { Deps } from '../flow/deps.ts';
import { late } from '../flow/late.ts';

/** Returns the choice of an earlier visit. A memory that throws or hangs counts as empty. */
export const recalled = ({ overseaMemory }: Pick<Deps, 'overseaMemory'>) =>
  defer(late(overseaMemory.recall)).pipe(catchError(() => of({ company: O.none, currency: O.none })));

export const remembering = (
  { overseaMemory }: Pick<Deps, 'overseaMemory'>,
  choice: Partial<OverseaChoice>,
): Observable<never> =>
  defer(late(overseaMemory.remember(choice))).pipe(
    ignoreElements(),
    catchError(() => EMPTY),
  );
