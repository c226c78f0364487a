import { pageLayers } from '@baguni/presentation/layers';
import type { ReactNode } from 'react';
import { Blockers, BlockersBar } from '../../checkout/Blockers/Blockers.tsx';
import { useFocusKeeper } from '../../lib/focus-keeper.ts';
import { Layers } from './Layers.tsx';
import { LiveRegion } from '../../shell/LiveRegion/LiveRegion.tsx';
import type { OverlaysPart, OverlaysProps } from './overlays-part.ts';

function Overlays(props: OverlaysProps): ReactNode {
  const restoreFocus = useFocusKeeper(props.page);
  return (
    <>
      <Layers {...props} onFocusLost={restoreFocus} />
      <LiveRegion announcer={props.layers.announcer} />
    </>
  );
}

/** The lazy code above the page: layers, announcements, focus restoration and order blockers. */
export const overlaysPart: OverlaysPart = { pageLayers, Overlays, Blockers, BlockersBar };
