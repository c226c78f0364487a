import { splitPlanMemory } from '@baguni/adapters/memories';
import { workerSearch } from '@baguni/adapters/worker-search';
import { recallMemo, recallSlots } from '@baguni/contract';
import type { BackgroundSplit } from '@baguni/domain/internal';
import { checkoutWith } from '@baguni/use-cases/checkout';
import { ContainerModule, type ResolutionContext } from 'inversify';
import { makeSearchWorker } from '../../browser/make-search-worker.ts';
import { CHUNKS, TOKENS, type CheckoutChunk } from '../tokens.ts';
import { orderCheckOf } from '../order-check.ts';

const checkoutChunk = (page: ResolutionContext): CheckoutChunk => {
  const { storage } = page.get(TOKENS.config);
  const split: BackgroundSplit = workerSearch(makeSearchWorker);
  return {
    checkout: checkoutWith({
      memos: { recall: () => recallMemo(storage) },
      check: orderCheckOf(page),
      split,
      plans: splitPlanMemory(storage),
      slotMemory: { recall: () => recallSlots(storage) },
    }),
  };
};

export const chunk = new ContainerModule(({ bind }) => {
  bind(CHUNKS.checkout).toDynamicValue(checkoutChunk);
});
