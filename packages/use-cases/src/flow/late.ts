import { SHORT_WAIT_MS } from '@baguni/domain';
import { thrownText } from '../session/notices.ts';
import type { Late } from '../ports/page.ts';
import { catchError, defer, firstValueFrom, map, throwError, timer, type Observable } from 'rxjs';

/** The error of code that did not load. */
export class NotLoaded extends Error {}

/** The error of code that did not load within the time limit; it may still load. */
export class Overdue extends NotLoaded {
  constructor() {
    super('the code did not load in time');
  }
}

const overdue = (): Promise<never> =>
  firstValueFrom(
    timer(SHORT_WAIT_MS).pipe(
      map((): never => {
        throw new Overdue();
      }),
    ),
  );

/** Loads code once, with the first call. After a failure or a timeout (CM-52) the next call loads it again. */
export const late = <T>(load: () => Promise<T>): Late<T> => {
  let kept: Promise<T> | undefined;
  return async () => {
    const loading = (kept ??= Promise.race([load(), overdue()]));
    try {
      return await loading;
    } catch (thrown) {
      if (kept === loading) kept = undefined;
      throw thrown instanceof NotLoaded ? thrown : new NotLoaded(thrownText(thrown));
    }
  };
};

/** How often a timeout is followed by another try: five minutes in all. */
const PATIENT_TRIES = 100;

/** Loads code that no command waits for: after a timeout it tries again. */
export const patiently = <T>(load: Late<T>, tries = PATIENT_TRIES): Observable<T> =>
  defer(load).pipe(
    catchError((thrown: unknown) =>
      thrown instanceof Overdue && tries > 1 ? patiently(load, tries - 1) : throwError(() => thrown),
    ),
  );
