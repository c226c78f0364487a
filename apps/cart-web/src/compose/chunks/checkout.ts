import { recallMemo, recallSlots } from '@baguni/contract';
import { checkoutWith } from '@baguni/use-cases/checkout';
import { ContainerModule, type ResolutionContext } from 'inversify';
import { CHUNKS, TOKENS, type CheckoutChunk } from '../tokens.ts';
import { orderCheckOf } from '../order-check.ts';

const checkoutChunk = (page: ResolutionContext): CheckoutChunk => {
  const { storage } = page.get(TOKENS.config);
  return {
    checkout: checkoutWith({
      memos: { recall: () => recallMemo(storage) },
      check: orderCheckOf(page),
      slotMemory: { recall: () => recallSlots(storage) },
    }),
  };
};

export const chunk = new ContainerModule(({ bind }) => {
  bind(CHUNKS.checkout).toDynamicValue(checkoutChunk);
});
