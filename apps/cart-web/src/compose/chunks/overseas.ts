import { Panel, SideLayerPart } from '@baguni/components/overseas';
import { overseasViewsOf } from '@baguni/presentation/overseas';
import { ContainerModule } from 'inversify';
import { CHUNKS } from '../tokens.ts';

export const chunk = new ContainerModule(({ bind }) => {
  bind(CHUNKS.overseas).toConstantValue({ overseasViews: overseasViewsOf, Panel, SideLayerPart });
});
