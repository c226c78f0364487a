import type { BestCombination, SoFar, CombinationQuestion, EngineOffers } from '@baguni/domain';
import type { Clock } from '@baguni/use-cases';

/** Messages of a search worker. Plain data, because they are cloned. */
export type SearchMessage =
  | { readonly type: 'Started' }
  | { readonly type: 'SoFar'; readonly soFar: SoFar }
  | { readonly type: 'Found'; readonly best: BestCombination }
  | { readonly type: 'Failed'; readonly text: string };

/** Search time limit and progress interval of the worker, in ms. */
export const SEARCH_MS = 20_000;
export const TELL_EVERY_MS = 500;

/** Runs the search in the worker. Posts the start, intermediate results and the final answer. */
export const answerQuestion = (
  { best: search }: EngineOffers,
  question: CombinationQuestion,
  { now }: Clock,
  post: (message: SearchMessage) => void,
): void => {
  post({ type: 'Started' });
  let told = now();
  try {
    const best = search({
      ...question,
      timeLimit: { now, ms: SEARCH_MS },
      report: (soFar) => {
        if (now() - told < TELL_EVERY_MS) return;
        told = now();
        post({ type: 'SoFar', soFar: soFar() });
      },
    });
    post({ type: 'Found', best });
  } catch (thrown) {
    post({ type: 'Failed', text: thrown instanceof Error ? thrown.message : 'the search failed' });
  }
};
