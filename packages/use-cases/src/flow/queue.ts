import { EMPTY, Subject, type Observable } from 'rxjs';

/** Values that wait until there is somebody who takes them. */
export class Queue<T> {
  readonly values = new Subject<T>();
  #waiting: T[] | undefined = [];

  add(value: T): void {
    if (this.#waiting) this.#waiting.push(value);
    else this.values.next(value);
  }

  /** From now on nothing waits; what has waited comes first. */
  open(): Observable<never> {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const value of waiting) this.values.next(value);
    return EMPTY;
  }
}
