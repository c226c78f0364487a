/** Runs something later, once; answers what calls it off. Injected, so that tests have a time of their own. */
export type After = (ms: number, run: () => void) => () => void;
