import { deleteUnits } from '@baguni/use-cases/deleting';
import { ContainerModule } from 'inversify';
import { LATE } from '../tokens.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.deleting).toConstantValue(deleteUnits);
});
