import { reportThrown } from '../errors/unhandled.ts';
import type { Log } from '@baguni/domain';
import { catchError, EMPTY, type Observable } from 'rxjs';

/** The events up to the first error, which is reported and not shown: what they inform of stays as it is (LS-06, ER-08). */
export const ignoringErrors = <A>({ log }: { readonly log: Log }, events: Observable<A>): Observable<A> =>
  events.pipe(
    catchError((thrown: unknown) => {
      reportThrown(log, thrown);
      return EMPTY;
    }),
  );
