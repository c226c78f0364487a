import type { CartEngine } from './cart-engine.ts';
import type { Answer, Question } from './question.ts';

/** Asks beside the page. @returns ends it: nothing is heard after */
const askWorker = (question: Question, hear: (answer: Answer) => void): (() => void) => {
  const worker = new Worker(new URL('engine-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    worker.terminate();
    hear(data);
  });
  // also where its code may not be loaded
  worker.addEventListener('error', () => {
    worker.terminate();
    hear({ type: 'Failed' });
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one listener and no origin to name
  worker.postMessage(question);
  return () => worker.terminate();
};

/** Searches for a shop’s best promotions and coupons beside the page (CP-19, EN-09). @param shop its JSON, which the worker reads anew */
export const offersSearch =
  (shop: unknown): CartEngine['search'] =>
  (cart, { found, failed }) =>
    askWorker({ type: 'Offers', shop, cart }, (heard) => (heard.type === 'Offers' ? found(heard.found) : failed()));

/** Searches for the smallest change beside the page (CK-18). @param shop its JSON; null for the marketplace */
export const changeSearch =
  (shop: unknown): CartEngine['searchChange'] =>
  (cart, { found, failed }) =>
    askWorker({ type: 'Change', shop, cart }, (heard) => (heard.type === 'Change' ? found(heard.change) : failed()));
