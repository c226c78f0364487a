import { SHORT_WAIT_MS, type Log } from '@baguni/domain/internal';
import { catchError, defer, type Observable, throwError, timer } from 'rxjs';
import type { Late } from '../ports/page.ts';

/** Returns log text for a thrown value: name and message of an error, or the value as text. */
export const thrownText = (thrown: unknown): string => {
  if (thrown instanceof Error) return thrown.name === 'Error' ? thrown.message : `${thrown.name}: ${thrown.message}`;
  try {
    return String(thrown);
  } catch {
    // an object that cannot be converted to text
    return 'unknown';
  }
};

/** Reports an unhandled error (ER-07). */
export const reportThrown = (log: Log, thrown: unknown): void =>
  log.report({
    type: 'Unhandled',
    message: thrownText(thrown),
    ...(thrown instanceof Error && thrown.stack && { stack: thrown.stack }),
  });

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

/**
 * Loads code once, with the first call. After a failure or a timeout (CM-52) the next call loads it again.
 * @param failed receives each failure once, even if several calls waited
 */
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

/** Values that wait until `open`. Then they and all later values go to the listeners in their order. */
export class Buffer<T> {
  #waiting: T[] | undefined = [];
  #listeners: readonly ((value: T) => void)[] = [];

  /** Adds a value: it waits until `open`. */
  readonly add = (value: T): void => {
    if (this.#waiting) this.#waiting.push(value);
    else this.pass(value);
  };

  /** Passes a value to the listeners at once, ahead of those that wait. It is lost if there are no listeners. */
  readonly pass = (value: T): void => {
    for (const listener of this.#listeners) listener(value);
  };

  /** Returns a function that ends the subscription. */
  readonly subscribe = (listener: (value: T) => void): (() => void) => {
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== listener);
    };
  };

  /** Passes on the values that wait; later values no longer wait. */
  readonly open = (): void => {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const value of waiting) this.pass(value);
  };
}

/** Delivers values in sequence. A nested value waits until the current one is delivered. */
export const inTurn = <T>(tell: (value: T) => void): ((value: T) => void) => {
  const waiting: T[] = [];
  let isTelling = false;
  return (value) => {
    waiting.push(value);
    if (isTelling) return;
    isTelling = true;
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) tell(next);
    } finally {
      isTelling = false;
    }
  };
};
