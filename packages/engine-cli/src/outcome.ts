/** What a command of the engine answers: words for people, a value for programs, and the exit code. */
export interface Outcome {
  readonly text: string;
  readonly json: unknown;
  /** 0 fine, 1 the order is blocked, 2 the input or the call is wrong. */
  readonly exitCode: 0 | 1 | 2;
}

/** An outcome of wrong input: what is wrong, one line each. */
export const wrong = (problems: readonly string[]): Outcome => ({
  text: problems.join('\n'),
  json: { problems },
  exitCode: 2,
});
