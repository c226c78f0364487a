import { answerQuestion } from '@baguni/adapters/answer-question';
import { engineOffers } from '@baguni/contract/engine/offers';
import type { CombinationQuestion } from '@baguni/domain';

globalThis.addEventListener('message', ({ data }: MessageEvent<CombinationQuestion>) => {
  answerQuestion(engineOffers, data, { now: () => performance.now() }, (message) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one listener and no origin to name
    globalThis.postMessage(message);
  });
});
