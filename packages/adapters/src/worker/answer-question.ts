import {
  splitSearch,
  type BestCombination,
  type CombinationQuestion,
  type EngineOffers,
  type OrderCheck,
  type OrderedCart,
  type OrderSplit,
  type SoFar,
} from '@baguni/domain/internal';
import type { Clock } from '@baguni/use-cases';

/** Messages of a search worker. Plain data, because they are cloned. */
export type SearchMessage<Found = BestCombination> =
  | { readonly type: 'Started' }
  | { readonly type: 'SoFar'; readonly soFar: SoFar }
  | { readonly type: 'Found'; readonly best: Found }
  | { readonly type: 'Failed'; readonly text: string };

/** Search time limit and progress interval of the worker, in ms. */
export const SEARCH_MS = 20_000;
export const TELL_EVERY_MS = 500;

/** Time limit of a background search, in ms. */
export const QUICK_MS = 1500;

/** A question about the best coupons; a quick one runs in the background after each change. */
export type CouponQuestion = CombinationQuestion & { readonly isQuick?: boolean };

/** A question about the cheapest split into several orders. */
export interface SplitQuestion {
  readonly split: OrderedCart;
}

/** Time limit for a split, in ms: the shopper waits for it. */
export const SPLIT_MS = 1500;

const failure = (thrown: unknown): SearchMessage<never> => ({
  type: 'Failed',
  text: thrown instanceof Error ? thrown.message : 'the search failed',
});

/** Splits an order in the worker. Posts the start and the answer. */
export const answerSplit = (
  check: OrderCheck,
  { split: cart }: SplitQuestion,
  { now }: Clock,
  post: (message: SearchMessage<OrderSplit | undefined>) => void,
): void => {
  post({ type: 'Started' });
  const end = now() + SPLIT_MS;
  try {
    post({ type: 'Found', best: splitSearch(check)(cart, { isLate: () => now() >= end }) });
  } catch (thrown) {
    post(failure(thrown));
  }
};

/** Runs the search in the worker. Posts the start, intermediate results and the final answer. */
export const answerQuestion = (
  { best: search }: EngineOffers,
  { isQuick = false, ...question }: CouponQuestion,
  { now }: Clock,
  post: (message: SearchMessage) => void,
): void => {
  post({ type: 'Started' });
  let told = now();
  try {
    const best = search({
      ...question,
      timeLimit: { now, ms: isQuick ? QUICK_MS : SEARCH_MS },
      report: (soFar) => {
        if (now() - told < TELL_EVERY_MS) return;
        told = now();
        post({ type: 'SoFar', soFar: soFar() });
      },
    });
    post({ type: 'Found', best });
  } catch (thrown) {
    post(failure(thrown));
  }
};
