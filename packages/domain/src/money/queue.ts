/** A binary heap; the first value in order is taken first. */
export class Queue<A> {
  readonly #values: A[] = [];
  readonly #isBefore: (a: A, b: A) => boolean;

  constructor(isBefore: (a: A, b: A) => boolean) {
    this.#isBefore = isBefore;
  }

  get first(): A | undefined {
    return this.#values[0];
  }

  put(value: A): void {
    const values = this.#values;
    let at = values.push(value) - 1;
    for (let up = (at - 1) >> 1; at > 0 && this.#before(at, up); up = (at - 1) >> 1) {
      this.#swap(at, up);
      at = up;
    }
  }

  take(): A | undefined {
    const values = this.#values;
    if (values.length > 1) this.#swap(0, values.length - 1);
    const first = values.pop();
    this.#sink();
    return first;
  }

  #sink(): void {
    const { length } = this.#values;
    for (let at = 0, down = 1; down < length; down = 2 * at + 1) {
      if (down + 1 < length && this.#before(down + 1, down)) down += 1;
      if (!this.#before(down, at)) return;
      this.#swap(at, down);
      at = down;
    }
  }

  #before(i: number, j: number): boolean {
    const [a, b] = [this.#values[i], this.#values[j]];
    return a !== undefined && b !== undefined && this.#isBefore(a, b);
  }

  #swap(i: number, j: number): void {
    const [a, b] = [this.#values[i], this.#values[j]];
    if (a === undefined || b === undefined) return;
    this.#values[i] = b;
    this.#values[j] = a;
  }
}
