import type { After } from '../layers/toasts.ts';

interface Waiting {
  readonly at: number;
  readonly run: () => void;
}

/** Test clock. */
export class TestTimers {
  #now = 0;
  #waiting: readonly Waiting[] = [];

  readonly after: After = (ms, run) => {
    const waiting = { at: this.#now + ms, run };
    this.#waiting = [...this.#waiting, waiting];
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== waiting);
    };
  };

  /** Advances time by some ms and runs due functions in order. */
  pass(ms: number): void {
    this.#now += ms;
    const due = this.#waiting.filter(({ at }) => at <= this.#now).toSorted((a, b) => a.at - b.at);
    this.#waiting = this.#waiting.filter(({ at }) => at > this.#now);
    for (const { run } of due) run();
  }
}
