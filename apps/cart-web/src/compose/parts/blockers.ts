import { deferredViewsWith } from '@baguni/presentation/deferred';
import { ContainerModule } from 'inversify';
import { LATE } from '../tokens.ts';
import { orderCheckOf } from './order-check.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.deferredViews).toDynamicValue((page) => deferredViewsWith(orderCheckOf(page)));
});
