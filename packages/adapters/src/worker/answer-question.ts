import type { CombinationQuestion, EngineOffers } from '@baguni/domain';
import type { Clock } from '@baguni/use-cases';
import type { SearchMessage } from './messages.ts';

/** How long a worker searches at most, and how often it says what it has found, in ms (CP-19). */
export const SEARCH_MS = 20_000;
export const TELL_EVERY_MS = 500;

/** What a worker does with a question, by the search of the engine that page and server run on: it says that it has begun, now and then what it has found, and the answer. */
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
