import { changeQuantity } from '@baguni/use-cases/quantity';
import { ContainerModule } from 'inversify';
import { LATE } from '../tokens.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.quantity).toConstantValue(changeQuantity);
});
