import { answerOffers } from './answer-offers.ts';
import type { OffersQuestion } from './offers-message.ts';

/** The worker that searches for a shop’s best promotions and coupons: a question comes in, the answer goes out (CP-19, EN-09). */
globalThis.addEventListener('message', ({ data }: MessageEvent<OffersQuestion>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one listener and no origin to name
  globalThis.postMessage(answerOffers(data, () => performance.now()));
});
