import { deferredViews } from '@baguni/presentation/deferred';
import { ContainerModule } from 'inversify';
import { LATE } from '../tokens.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.deferredViews).toConstantValue(deferredViews);
});
