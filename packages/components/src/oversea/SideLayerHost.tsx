import { useCallback, type ReactNode } from 'react';
import { Waiting } from '../layers/Waiting/Waiting.tsx';
import { useOverseaParts, type OverseaPage } from './oversea-host.ts';

interface SideLayerHostProps {
  readonly page: OverseaPage;
  readonly isTop: boolean;
  /** Its code or views did not come. */
  readonly onMissing: () => void;
}

/** The place of a layer that the shopper has opened. Its code and views come with the first one. */
export function SideLayerHost({ page, isTop, onMissing }: SideLayerHostProps): ReactNode {
  const leave = useCallback(() => page.send({ type: 'CloseSideLayer' }), [page]);
  // what did not come is left, so that the page goes on and the next press tries again
  const miss = useCallback(() => {
    leave();
    onMissing();
  }, [leave, onMissing]);
  const loaded = useOverseaParts(page, miss);
  if (loaded === undefined) return <Waiting isTop={isTop} onLeave={leave} />;
  const { parts, oversea } = loaded;
  return <parts.SideLayerPart oversea={oversea} isTop={isTop} send={page.send} />;
}
