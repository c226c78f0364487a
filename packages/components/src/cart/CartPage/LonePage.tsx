import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useStore } from '../../lib/store.ts';
import { Toasts } from '../../shell/Toasts/Toasts.tsx';
import { OverPage, type PageOverlays } from '../Layers/page-overlays.tsx';

export { OneLayer as LoneQuestion } from '../Layers/Layers.tsx';
export { Nudge as LoneNudge } from '../../nudges/Nudge/Nudge.tsx';

/** The layers of a cart without its page (RT-08). */
export const LonePage = observer(function LonePage({ overlays }: { readonly overlays: PageOverlays }) {
  const store = useStore();
  const page = useRef<HTMLElement>(null);
  return (
    <>
      <main ref={page} />
      <OverPage overlays={overlays} store={store} page={page} isLone />
      <Toasts overlays={overlays} />
    </>
  );
});
