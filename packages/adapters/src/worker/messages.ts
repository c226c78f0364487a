import type { BestCombination, SoFar } from '@baguni/domain';

/** Messages of a search worker. Plain data, because they are cloned. */
export type SearchMessage =
  | { readonly type: 'Started' }
  | { readonly type: 'SoFar'; readonly soFar: SoFar }
  | { readonly type: 'Found'; readonly best: BestCombination }
  | { readonly type: 'Failed'; readonly text: string };
