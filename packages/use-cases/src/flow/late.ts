import { SHORT_WAIT_MS, thrownText, type Late } from '@baguni/domain';
import { catchError, defer, throwError, type Observable } from 'rxjs';

/** A part of the page that has not come: the connection is lost, or the server has it no more. */
export class NotLoaded extends Error {}

/** A part that has not come in time; it may still come. */
export class Overdue extends NotLoaded {
  constructor() {
    super('a part of the page did not load in time');
  }
}

const overdue = (): never => {
  throw new Overdue();
};

/**
 * Makes a late part of what loads it: the one time-out, and the one way of trying again, of everything that comes late.
 * @param wait resolves after so many ms
 */
export const late = <T>(load: () => Promise<T>, wait: (ms: number) => Promise<unknown>): Late<T> => {
  let kept: Promise<T> | undefined;
  return async () => {
    const loading = (kept ??= Promise.race([load(), wait(SHORT_WAIT_MS).then(overdue)]));
    try {
      return await loading;
    } catch (thrown) {
      if (kept === loading) kept = undefined;
      throw thrown instanceof NotLoaded ? thrown : new NotLoaded(thrownText(thrown));
    }
  };
};

/** How often a patient reader asks, of which each time but the last has run out: five minutes in all. */
const PATIENT_TRIES = 100;

/** A part that nobody has asked for by a press: it may take as long as a slow line needs, and is asked for a bounded number of times. */
export const patiently = <T>(part: Late<T>, tries = PATIENT_TRIES): Observable<T> =>
  defer(part).pipe(
    catchError((thrown: unknown) =>
      thrown instanceof Overdue && tries > 1 ? patiently(part, tries - 1) : throwError(() => thrown),
    ),
  );
