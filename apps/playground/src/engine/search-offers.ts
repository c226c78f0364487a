import type { CartEngine } from './cart-engine.ts';
import type { OffersMessage } from './offers-message.ts';

/** Searches beside the page for a shop’s best promotions and coupons (CP-19, EN-09). @param shop its JSON, which the worker reads anew */
export const searchOffers =
  (shop: unknown): CartEngine['search'] =>
  (cart, { found, failed }) => {
    const worker = new Worker(new URL('offers-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<OffersMessage>) => {
      worker.terminate();
      if (data.type === 'Found') found(data.found);
      else failed();
    });
    // also where its code may not be loaded
    worker.addEventListener('error', () => {
      worker.terminate();
      failed();
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one listener and no origin to name
    worker.postMessage({ shop, cart });
    return () => worker.terminate();
  };
