import { reading } from '@baguni/use-cases/reading';
import { ContainerModule } from 'inversify';
import { LATE } from '../tokens.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.reading).toConstantValue(reading);
});
