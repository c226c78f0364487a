import { answerQuestion } from '@baguni/adapters/answer-question';
import { marketplaceOffers, type CombinationQuestion } from '@baguni/domain';

/** The worker that searches for the best coupons: a question comes in, what is found goes out (CP-19). */
globalThis.addEventListener('message', ({ data }: MessageEvent<CombinationQuestion>) => {
  answerQuestion(marketplaceOffers, data, { now: () => performance.now() }, (message) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one listener and no origin to name
    globalThis.postMessage(message);
  });
});
