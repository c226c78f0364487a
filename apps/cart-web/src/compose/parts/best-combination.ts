import * as bestCombination from '@baguni/domain/best-combination';
import { ContainerModule } from 'inversify';
import { LATE } from '../tokens.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.bestCombination).toConstantValue(bestCombination);
});
