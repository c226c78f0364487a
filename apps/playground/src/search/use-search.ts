import { useEffect, useState } from 'react';
import type { Cart, Shop } from '../cart/shop.ts';
import type { Answer, FoundChange, FoundOffers, Question } from './answer-question.ts';

/** The delay between the last change of the cart and the search, in ms. */
const QUIET_MS = 200;

/** Asks a question in a worker. Returns a function that ends the search. */
const askWorker = (question: Question, onAnswer: (answer: Answer) => void, onFail: () => void): (() => void) => {
  const worker = new Worker(new URL('engine-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => onAnswer(data));
  worker.addEventListener('error', onFail);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one listener and no origin
  worker.postMessage(question);
  return () => worker.terminate();
};

export interface Search {
  readonly status: 'Searching' | 'Stopped' | 'Found' | 'Failed';
  readonly offers?: FoundOffers;
  readonly change?: FoundChange;
}

/** Searches in a worker after each change of the cart (EN-20). @param isWanted false if there is nothing to search */
export const useSearch = (
  type: Question['type'],
  { json }: Shop,
  cart: Cart,
  isWanted = true,
): { readonly search: Search; readonly stop: () => void; readonly restart: () => void } => {
  const [found, setFound] = useState<Search & { readonly cart: Cart }>();
  const search: Search = found?.cart === cart ? found : { status: 'Searching' };
  const isOver = search.status === 'Stopped' || search.status === 'Failed';
  useEffect(() => {
    if (!isWanted || isOver) return undefined;
    let end: (() => void) | undefined;
    const timer = setTimeout(() => {
      const take = (answer: Answer): void => {
        const status = answer.type === 'OffersSoFar' ? 'Searching' : 'Found';
        setFound({ ...answer, status, cart });
        if (status === 'Found') end?.();
      };
      end = askWorker({ type, shop: json, cart }, take, () => setFound({ status: 'Failed', cart }));
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, [type, json, cart, isWanted, isOver]);
  return {
    search,
    stop: () => setFound({ ...search, status: 'Stopped', cart }),
    restart: () => setFound(undefined),
  };
};
