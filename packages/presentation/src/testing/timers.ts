import type { After } from '../store/timers.ts';

interface Waiting {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that a test moves. */
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

  /** Moves time on by some ms and runs what falls due, in its order. */
  pass(ms: number): void {
    this.#now += ms;
    const due = this.#waiting.filter(({ at }) => at <= this.#now).toSorted((a, b) => a.at - b.at);
    this.#waiting = this.#waiting.filter(({ at }) => at > this.#now);
    for (const { run } of due) run();
  }
}
