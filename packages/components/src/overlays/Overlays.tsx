import { pageLayers } from '@baguni/presentation/layers';
import type { ReactNode } from 'react';
import { Layers } from './Layers/Layers.tsx';
import { LiveRegion } from './LiveRegion/LiveRegion.tsx';
import type { OverlaysPart, OverlaysProps } from './overlays-part.ts';

function Overlays(props: OverlaysProps): ReactNode {
  return (
    <>
      <Layers {...props} />
      <LiveRegion announcer={props.layers.announcer} />
    </>
  );
}

/** What lies over a page: layers and announcements. */
export const overlaysPart: OverlaysPart = { pageLayers, Overlays };
