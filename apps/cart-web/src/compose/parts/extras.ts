import { extrasComponents } from '@baguni/components/extras';
import { extrasViewsOf } from '@baguni/presentation/extras';
import { extras } from '@baguni/use-cases/extras';
import { ContainerModule } from 'inversify';
import { LATE } from '../tokens.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.extras).toConstantValue(extras);
  bind(LATE.extrasViews).toConstantValue(extrasViewsOf);
  bind(LATE.extrasComponents).toConstantValue(extrasComponents);
});
