import { engineOffers } from '@baguni/contract/engine/offers';
import { ContainerModule } from 'inversify';
import { LATE } from '../tokens.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.bestCombination).toConstantValue(engineOffers);
});
