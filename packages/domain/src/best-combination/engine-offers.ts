import { bestCombination, type BestCombination } from './best-combination.ts';
import type { CombinationQuestion } from './candidates.ts';

/** The coupon search of an engine. The question is plain data, so a worker can answer it (EN-09). */
export interface EngineOffers {
  readonly best: (question: CombinationQuestion) => BestCombination;
}

export const marketplaceOffers: EngineOffers = Object.freeze({ best: bestCombination });
