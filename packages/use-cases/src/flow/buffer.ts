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

/** Runs work whose events are shown together. */
export type Together = (work: () => void) => void;

/**
 * Delivers values in sequence. A nested value waits until the current one is delivered.
 * @param together runs the delivery of a value and of all that follow from it
 */
export const inTurn = <T>(tell: (value: T) => void, together: Together = (work) => work()): ((value: T) => void) => {
  const waiting: T[] = [];
  let isTelling = false;
  return (value) => {
    waiting.push(value);
    if (isTelling) return;
    isTelling = true;
    try {
      together(() => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) tell(next);
      });
    } finally {
      isTelling = false;
    }
  };
};
