import { useCallback, type ReactNode } from 'react';
import { useOverseaParts, type OverseaPage } from './oversea-host.ts';

interface SideLayerHostProps {
  readonly page: OverseaPage;
  readonly isTop: boolean;
}

/** The place of a layer that the shopper has opened. Its code and views come with the first one. */
export function SideLayerHost({ page, isTop }: SideLayerHostProps): ReactNode {
  const leave = useCallback(() => page.send({ type: 'CloseSideLayer' }), [page]);
  const loaded = useOverseaParts(page, leave);
  if (loaded === undefined) return null;
  const { parts, oversea } = loaded;
  return <parts.SideLayerPart oversea={oversea} isTop={isTop} send={page.send} />;
}
