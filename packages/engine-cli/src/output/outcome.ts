/** What a command of the engine answers: lines for people, a value for programs, and the exit code. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly json: unknown;
  /** 0 fine, 1 an order is blocked, 2 a file of several could not be read. */
  readonly exitCode: 0 | 1 | 2;
}
