import type { ComponentType } from 'react';
import type {
  EstimateLayerProps,
  EstimatePage,
  EstimateParts,
  EstimatePartViews,
} from '../../estimate/estimate-page.ts';
import { layerHost } from '../../layers/layer-host.tsx';
import { makeUseLate } from '../../lib/use-late.ts';

interface Loaded {
  readonly Layer: ComponentType<EstimateLayerProps>;
  readonly estimate: EstimatePartViews;
}

const load = async ({ views }: EstimatePage, { estimateLayer }: EstimateParts): Promise<Loaded> => {
  const [Layer, estimate] = await Promise.all([estimateLayer(), views.estimate()]);
  return { Layer, estimate };
};

/** The place of the estimate (ES-01). */
export const EstimateHost = layerHost({
  use: makeUseLate(load),
  leave: ({ send }: EstimatePage) => send({ type: 'CloseSideLayer' }),
  show: ({ Layer, estimate }: Loaded, { send }, isTop) => <Layer estimate={estimate} isTop={isTop} send={send} />,
});
