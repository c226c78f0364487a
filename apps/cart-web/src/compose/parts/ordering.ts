import { recallMemo, recallSlots } from '@baguni/contract';
import { orderingWith } from '@baguni/use-cases/ordering';
import { ContainerModule } from 'inversify';
import { LATE, TOKENS } from '../tokens.ts';
import { orderCheckOf } from './order-check.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.ordering).toDynamicValue((page) => {
    const { storage } = page.get(TOKENS.config);
    return orderingWith({
      memos: { recall: () => recallMemo(storage) },
      check: orderCheckOf(page),
      slotMemory: { recall: () => recallSlots(storage) },
    });
  });
});
