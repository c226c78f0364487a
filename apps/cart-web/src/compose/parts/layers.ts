import { layerComponents } from '@baguni/components/layers';
import { layerViews } from '@baguni/presentation/layers';
import { moduleOf } from '../module-of.ts';
import { LATE } from '../tokens.ts';

export const part = moduleOf((bind) => {
  bind(LATE.layerWording, () => layerViews);
  bind(LATE.layerComponents, () => layerComponents);
});
