import { useCallback, type ReactNode } from 'react';
import { Waiting } from '../layers/Waiting/Waiting.tsx';
import type { OverseasPage } from './overseas-page.ts';
import { useOverseasParts } from './use-overseas-parts.ts';

interface SideLayerHostProps {
  readonly page: OverseasPage;
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
  const loaded = useOverseasParts(page, miss);
  if (loaded === undefined) return <Waiting isTop={isTop} onLeave={leave} />;
  const { parts, overseas } = loaded;
  return <parts.SideLayerPart overseas={overseas} isTop={isTop} send={page.send} />;
}
