import { pageLayers } from '@baguni/presentation/layers';
import type { ReactNode } from 'react';
import { Blockers } from '../summary/Blockers/Blockers.tsx';
import { BlockersBar } from '../summary/Blockers/BlockersBar.tsx';
import { useFocusKeeper } from '../lib/focus-keeper.ts';
import { Layers } from './Layers/Layers.tsx';
import { LiveRegion } from './LiveRegion/LiveRegion.tsx';
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

/** What lies over a page: layers and announcements; and what keeps the focus on it when what had it goes
 * (WA-14); with what draws the reasons that come with it (CK-18). */
export const overlaysPart: OverlaysPart = { pageLayers, Overlays, Blockers, BlockersBar };
