import { Panel, SideLayerPart } from '@baguni/components/overseas';
import { overseasViewsOf } from '@baguni/presentation/overseas';
import { moduleOf } from '../module-of.ts';
import { LATE } from '../tokens.ts';

export const part = moduleOf((bind) => {
  bind(LATE.overseasViews, () => overseasViewsOf);
  bind(LATE.overseasComponents, () => ({ Panel, SideLayerPart }));
});
