import { bestCombination, type BestCombination } from './best-combination.ts';
import type { CombinationQuestion } from './model/question.ts';

/** How an engine searches for what saves most; the question is plain data, so that a worker can be asked (CP-19, EN-09). */
export interface EngineOffers {
  /** The best combination for a question, with the rules of the shop. */
  readonly best: (question: CombinationQuestion) => BestCombination;
}

/** The marketplace’s: its coupons alone. */
export const marketplaceOffers: EngineOffers = Object.freeze({ best: bestCombination });
