import { SHORT_WAIT_MS } from '@baguni/domain/internal';
import { catchError, defer, type Observable, throwError, timer } from 'rxjs';
import type { Late } from '../ports/page.ts';
import { thrownText } from './thrown.ts';

/** The error of code that did not load. */
export class NotLoaded extends Error {}

/** The error of code that did not load within the time limit; it may still load. */
export class Overdue extends NotLoaded {
  constructor() {
    super('the code did not load in time');
  }
}

const overdue = (): Promise<never> =>
  new Promise((_, reject) => {
    timer(SHORT_WAIT_MS).subscribe(() => reject(new Overdue()));
  });

/** Loads code once, and again after a failure or a timeout (CM-52). `failed` receives each failure once. */
export const late = <T>(load: () => Promise<T>, failed?: (thrown: unknown) => void): Late<T> => {
  let kept: Promise<T> | undefined;
  return async () => {
    const loading = (kept ??= Promise.race([load(), overdue()]));
    try {
      return await loading;
    } catch (thrown) {
      if (kept === loading) {
        kept = undefined;
        failed?.(thrown);
      }
      throw thrown instanceof NotLoaded ? thrown : new NotLoaded(thrownText(thrown));
    }
  };
};

/** Number of retries after timeouts: five minutes in total. */
const PATIENT_TRIES = 100;

/** Loads code that no command waits for: after a timeout it tries again. */
export const patiently = <T>(load: Late<T>, tries = PATIENT_TRIES): Observable<T> =>
  defer(load).pipe(
    catchError((thrown: unknown) =>
      thrown instanceof Overdue && tries > 1 ? patiently(load, tries - 1) : throwError(() => thrown),
    ),
  );
