import type { BestCombination, SoFar } from '@baguni/domain';

/** What a worker that searches says. Plain data: it is copied on its way. */
export type SearchMessage =
  | { readonly type: 'Started' }
  | { readonly type: 'SoFar'; readonly soFar: SoFar }
  | { readonly type: 'Found'; readonly best: BestCombination }
  | { readonly type: 'Failed'; readonly text: string };
