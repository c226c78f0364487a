import { parseShop } from '@baguni/contract/shop-json';
import type { BestOffers } from '@baguni/domain/shop';
import type { TimeLimit } from '@baguni/domain';
import { either as E } from 'fp-ts';
import type { OffersMessage, OffersQuestion } from './offers-message.ts';

/** How long a worker searches at most, in ms, as for the marketplace (CP-19). */
const SEARCH_MS = 20_000;

/** The best promotions and coupons of a cart by the JSON of its shop (CP-19, EN-09). */
export const answerOffers = ({ shop, cart }: OffersQuestion, now: TimeLimit['now']): OffersMessage => {
  const read = parseShop(shop);
  if (E.isLeft(read)) return { type: 'Failed' };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the engine refuses a cart of another currency by itself
  const bestOffers = read.right.engine.bestOffers as unknown as (
    asked: typeof cart,
    at: number,
    nodeLimit: undefined,
    timeLimit: TimeLimit,
  ) => BestOffers;
  const { coupons, ...best } = bestOffers(cart, cart.pricesAsOf, undefined, { now, ms: SEARCH_MS });
  return { type: 'Found', found: { ...best, chosen: coupons } };
};
