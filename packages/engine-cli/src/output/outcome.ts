/** What a command of the engine answers: lines for people, a value for programs, and the exit code. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly json: unknown;
  /** 0 fine, 1 the order is blocked. */
  readonly exitCode: 0 | 1;
}
