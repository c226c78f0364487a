import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { LayerProps } from './layer-props.ts';

/** What a layer is given whose code may not come. */
export interface LazyLayerProps extends LayerProps {
  /** It did not come: says so. */
  readonly onMissing: () => void;
}

/** A layer whose code is loaded after the first view, and how to load it before it is needed. */
export interface LazyLayer {
  readonly Layer: ComponentType<LazyLayerProps>;
  readonly load: () => Promise<unknown>;
}

/** A layer by its code to come. One that does not come says so and counts as closed: the next press tries again. */
export const lazyLayer = (load: () => Promise<ComponentType<LayerProps>>): LazyLayer => {
  let known: ComponentType<LayerProps> | undefined;
  const loadOnce = async (): Promise<ComponentType<LayerProps>> => (known ??= await load());
  function Layer({ onMissing, ...props }: LazyLayerProps): ReactNode {
    const { onAnswer } = props;
    const [Loaded, setLoaded] = useState(() => known);
    useEffect(() => {
      if (Loaded === undefined)
        loadOnce().then(
          (loaded) => setLoaded(() => loaded),
          () => {
            onMissing();
            onAnswer(false);
          },
        );
    }, [Loaded, onAnswer, onMissing]);
    return Loaded === undefined ? null : <Loaded {...props} />;
  }
  return { Layer, load: loadOnce };
};
