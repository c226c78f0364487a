import { SHORT_WAIT_MS, type Late } from '@baguni/domain';
import { catchError, defer, firstValueFrom, map, merge, throwError, timer, type Observable } from 'rxjs';

/** A part that has not come in time; it may still come. */
export class Overdue extends Error {
  constructor() {
    super('a part of the page did not load in time');
  }
}

const overdue = (): never => {
  throw new Overdue();
};

const inTime = <T>(load: () => Promise<T>): Promise<T> =>
  firstValueFrom(merge(defer(load), timer(SHORT_WAIT_MS).pipe(map(overdue))));

/** Makes a late part of what loads it: the one time-out, and the one way of trying again, of everything that comes late. */
export const late = <T>(load: () => Promise<T>): Late<T> => {
  let kept: Promise<T> | undefined;
  return async () => {
    const loading = (kept ??= inTime(load));
    try {
      return await loading;
    } catch (thrown) {
      if (kept === loading) kept = undefined;
      throw thrown;
    }
  };
};

/** A part that nobody has asked for by a press: it may take as long as the line needs. */
export const patiently = <T>(part: Late<T>): Observable<T> =>
  defer(part).pipe(
    catchError((thrown: unknown, again) => (thrown instanceof Overdue ? again : throwError(() => thrown))),
  );
