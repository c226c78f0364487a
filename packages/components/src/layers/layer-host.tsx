import { useCallback, type ReactNode } from 'react';
import { LayerBoundary } from './LayerBoundary/LayerBoundary.tsx';
import { Waiting } from './Waiting/Waiting.tsx';

/** What the place of a layer is given. */
export interface LayerHostProps<P, Parts> {
  readonly page: P;
  /** What of it is loaded late. */
  readonly parts: Parts;
  /** False while a question covers it. */
  readonly isTop: boolean;
  /** Its code or views did not come, or broke. */
  readonly onMissing: () => void;
}

interface LayerPlace<P, Parts, T> {
  /** What the layer is shown with, once it was loaded. */
  readonly use: (page: P, parts: Parts, onMissing: () => void) => T | undefined;
  /** Closes the layer: what did not come is left, so that the page goes on and the next press tries again. */
  readonly leave: (page: P) => void;
  readonly show: (loaded: T, page: P, isTop: boolean) => ReactNode;
}

/** The place of an open layer whose code and views are loaded when the first one opens. */
export const layerHost = <P extends object, Parts, T>({ use, leave, show }: LayerPlace<P, Parts, T>) =>
  function LayerHost({ page, parts, isTop, onMissing }: LayerHostProps<P, Parts>): ReactNode {
    const quit = useCallback(() => leave(page), [page]);
    const miss = useCallback(() => {
      quit();
      onMissing();
    }, [quit, onMissing]);
    const loaded = use(page, parts, miss);
    if (loaded === undefined) return <Waiting isTop={isTop} onLeave={quit} />;
    return <LayerBoundary onBroken={miss}>{show(loaded, page, isTop)}</LayerBoundary>;
  };
