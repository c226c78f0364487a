import { Panel, SideLayerPart } from '@baguni/components/overseas';
import { overseasViewsOf } from '@baguni/presentation/overseas';
import { ContainerModule } from 'inversify';
import { LATE } from '../tokens.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.overseasViews).toConstantValue(overseasViewsOf);
  bind(LATE.overseasComponents).toConstantValue({ Panel, SideLayerPart });
});
