import { changeQuantityWith } from '@baguni/use-cases/quantity';
import { ContainerModule } from 'inversify';
import { LATE } from '../tokens.ts';
import { orderCheckOf } from './order-check.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.quantity).toDynamicValue((page) => changeQuantityWith(orderCheckOf(page).changes));
});
