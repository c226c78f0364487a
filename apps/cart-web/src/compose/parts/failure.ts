import { followNextStep } from '@baguni/use-cases/failure';
import { ContainerModule } from 'inversify';
import { LATE } from '../tokens.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.failureHandler).toConstantValue(followNextStep);
});
