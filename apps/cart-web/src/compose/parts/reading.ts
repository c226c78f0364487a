import { couponPromptMemory } from '@baguni/adapters/coupon-prompt-memory';
import { readingWith } from '@baguni/use-cases/reading';
import { ContainerModule } from 'inversify';
import { LATE, TOKENS } from '../tokens.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.reading).toDynamicValue((page) =>
    readingWith({ couponPrompt: couponPromptMemory(page.get(TOKENS.config).window.document) }),
  );
});
