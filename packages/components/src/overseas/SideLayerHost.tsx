import { layerHost } from '../layers/layer-host.tsx';
import { useOverseasParts } from './use-overseas-parts.ts';

/** The place of a layer that the shopper has opened (LY-05). */
export const SideLayerHost = layerHost({
  use: useOverseasParts,
  leave: ({ send }) => send({ type: 'CloseSideLayer' }),
  show: ({ components, overseas }, { send }, isTop) => (
    <components.SideLayerPart overseas={overseas} isTop={isTop} send={send} />
  ),
});
