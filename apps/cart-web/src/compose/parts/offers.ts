import { offers, offersBeyond } from '@baguni/use-cases/offers';
import { ContainerModule } from 'inversify';
import { LATE } from '../tokens.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.offers).toConstantValue({ offers, offersBeyond });
});
