import * as laterCalls from '@baguni/adapters/later-calls';
import { ContainerModule } from 'inversify';
import { LATE } from '../tokens.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.laterCalls).toConstantValue(laterCalls);
});
