import { memoMemory } from '@baguni/adapters/memo-memory';
import { orderingWith } from '@baguni/use-cases/ordering';
import { ContainerModule } from 'inversify';
import { LATE, TOKENS } from '../tokens.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.ordering).toDynamicValue((page) => orderingWith({ memos: memoMemory(page.get(TOKENS.config).storage) }));
});
