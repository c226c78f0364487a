/** Runs a function later, once, and returns a cancel function. Injected for tests. */
export type After = (ms: number, run: () => void) => () => void;
