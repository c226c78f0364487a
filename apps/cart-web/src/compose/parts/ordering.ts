import { ordering } from '@baguni/use-cases/ordering';
import { ContainerModule } from 'inversify';
import { LATE } from '../tokens.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.ordering).toConstantValue(ordering);
});
