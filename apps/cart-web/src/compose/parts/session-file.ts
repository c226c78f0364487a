import { saveSession } from '@baguni/adapters/session-file';
import { ContainerModule } from 'inversify';
import { LATE } from '../tokens.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.saveSession).toConstantValue(saveSession);
});
