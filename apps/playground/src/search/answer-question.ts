import {
  bestOffers,
  smallestChange,
  type BestOffers,
  type OffersSoFar,
  type ShopChange,
} from '@baguni/domain/internal';
import { marketplace, readShop, type Cart } from '../cart/shop.ts';

/** A search for the best offers, or for the smallest change that makes the order possible (CP-19, CK-18). */
export interface Question {
  readonly type: 'BestOffers' | 'SmallestChange';
  /** The JSON of the shop, or `null` for the marketplace. */
  readonly shop: unknown;
  readonly cart: Cart;
}

/** The best offers found so far; the final result also contains reasons. */
export type FoundOffers = OffersSoFar & Partial<Pick<BestOffers, 'unused' | 'unusedPromotions'>>;

/** The smallest change, or `null` if no change makes the order possible. */
export type FoundChange = ShopChange | null;

export type Answer =
  | { readonly type: 'OffersSoFar' | 'BestOffers'; readonly offers: FoundOffers }
  | { readonly type: 'SmallestChange'; readonly change: FoundChange };

/** The time limit of a search, in ms (CP-19). */
const SEARCH_MS = 20_000;
/** The time between intermediate results, in ms. */
const REPORT_MS = 500;

/** Answers a question; posts intermediate results. */
export const answerQuestion = (
  { type, shop, cart }: Question,
  now: () => number,
  post: (answer: Answer) => void,
): void => {
  const read = readShop(shop);
  const { engine } = read.ok ? read.value : marketplace;
  if (type === 'SmallestChange') return post({ type, change: smallestChange(engine, cart, cart.pricesAsOf) ?? null });
  let reported = now();
  const report = (soFar: () => OffersSoFar): void => {
    if (now() - reported < REPORT_MS) return;
    reported = now();
    post({ type: 'OffersSoFar', offers: soFar() });
  };
  const offers = bestOffers(engine, cart, cart.pricesAsOf, { timeLimit: { now, ms: SEARCH_MS }, report });
  return post({ type, offers });
};
