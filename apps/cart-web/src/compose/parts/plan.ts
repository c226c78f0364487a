import { carryOutPlan } from '@baguni/use-cases/plan';
import { ContainerModule } from 'inversify';
import { LATE } from '../tokens.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.carryOutPlan).toConstantValue(carryOutPlan);
});
