import { httpClient } from '@baguni/adapters/http';
import { ContainerModule } from 'inversify';
import { LATE, TOKENS } from '../tokens.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.client).toDynamicValue((page) => httpClient({ ...page.get(TOKENS.http), log: page.get(TOKENS.log) }));
});
