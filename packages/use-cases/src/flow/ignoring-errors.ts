import { reportThrown } from '../session/notices.ts';
import type { Log } from '@baguni/domain';
import { catchError, EMPTY, type Observable } from 'rxjs';

/** Emits events until the first error, which is only reported. The state keeps its last value. */
export const ignoringErrors = <A>({ log }: { readonly log: Log }, events: Observable<A>): Observable<A> =>
  events.pipe(
    catchError((thrown: unknown) => {
      reportThrown(log, thrown);
      return EMPTY;
    }),
  );
