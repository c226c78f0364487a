import * as overseaCookies from '@baguni/adapters/oversea-memory';
import { followOverseas, oversea } from '@baguni/use-cases/overseas';
import { ContainerModule } from 'inversify';
import { LATE } from '../tokens.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.overseas).toConstantValue({ oversea, followOverseas });
  bind(LATE.overseaCookies).toConstantValue(overseaCookies);
});
