import type { BestCombination } from './best-combination.ts';
import type { CombinationQuestion, SoFar } from './candidates.ts';

/** Listener for progress of a background search. */
export interface CombinationListener {
  readonly started: () => void;
  readonly soFar: (soFar: SoFar) => void;
  readonly found: (best: BestCombination) => void;
  readonly failed: (thrown: unknown) => void;
}

/**
 * Searches for the best combination in the background.
 * @returns a function that stops the search; the listener is not called afterwards
 */
export type CombinationSearch = (question: CombinationQuestion, listener: CombinationListener) => () => void;
