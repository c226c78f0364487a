import * as http from '@baguni/adapters/http';
import { ContainerModule } from 'inversify';
import { LATE } from '../tokens.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.http).toConstantValue(http);
});
