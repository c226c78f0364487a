import { answerQuestion, answerSplit, type CouponQuestion, type SplitQuestion } from '@baguni/adapters/answer-question';
import { engineOffers } from '@baguni/contract/engine/offers';
import { orderCheck } from '@baguni/contract/engine/orders';

const clock = { now: () => performance.now() };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one listener and no origin to name
const post = (message: unknown): void => globalThis.postMessage(message);

globalThis.addEventListener('message', ({ data }: MessageEvent<CouponQuestion | SplitQuestion>) => {
  if ('split' in data) answerSplit(orderCheck, data, clock, post);
  else answerQuestion(engineOffers, data, clock, post);
});
