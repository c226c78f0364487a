import type { ExtrasPage } from '../../extras/extras-page.ts';
import { useExtrasParts } from '../../extras/use-extras-parts.ts';
import { layerHost } from '../../layers/layer-host.tsx';

/** The place of a layer of what is around the cart (LS-04, LY-01). */
export const ExtrasLayerHost = layerHost({
  use: useExtrasParts,
  leave: ({ send }: ExtrasPage) => send({ type: 'CloseSideLayer' }),
  show: ({ components: { Layer }, extras }, { views, send }, isTop) =>
    views.sideLayer === null ? null : <Layer layer={views.sideLayer} extras={extras} isTop={isTop} send={send} />,
});
