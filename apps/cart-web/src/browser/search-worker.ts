import { answerQuestion, answerSplit, type SplitQuestion } from '@baguni/adapters/answer-question';
import { engineOffers } from '@baguni/contract/engine/offers';
import { orderCheck } from '@baguni/contract/engine/orders';
import type { CombinationQuestion } from '@baguni/domain';

const clock = { now: () => performance.now() };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one listener and no origin to name
const post = (message: unknown): void => globalThis.postMessage(message);

globalThis.addEventListener('message', ({ data }: MessageEvent<CombinationQuestion | SplitQuestion>) => {
  if ('split' in data) answerSplit(orderCheck, data, clock, post);
  else answerQuestion(engineOffers, data, clock, post);
});
