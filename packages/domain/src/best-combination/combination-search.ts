import type { BestCombination } from './best-combination.ts';
import type { CombinationQuestion, SoFar } from './model/question.ts';

/** Hears what a search beside the page comes to (CP-19). */
export interface CombinationListener {
  /** The search has begun. */
  readonly started: () => void;
  /** A better combination was found; the search goes on. */
  readonly soFar: (soFar: SoFar) => void;
  /** The search has ended. */
  readonly found: (best: BestCombination) => void;
  /** The search broke off. */
  readonly failed: (thrown: unknown) => void;
}

/** Searches for the best combination beside the page, which goes on meanwhile. @returns ends the search: nothing is heard after */
export type CombinationSearch = (question: CombinationQuestion, listener: CombinationListener) => () => void;
