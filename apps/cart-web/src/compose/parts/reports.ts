import * as reports from '@baguni/adapters/reports';
import { ContainerModule } from 'inversify';
import { LATE } from '../tokens.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.reports).toConstantValue(reports);
});
