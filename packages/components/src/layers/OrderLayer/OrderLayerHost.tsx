import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { LayerProps } from '../layer-props.ts';

/** The place of a layer before an order: its code comes when the first one opens. One that does not come counts as closed. */
export function OrderLayerHost(props: LayerProps): ReactNode {
  const { onAnswer } = props;
  const [Layer, setLayer] = useState<ComponentType<LayerProps>>();
  useEffect(() => {
    import('./OrderLayer.tsx').then(
      ({ OrderLayer }) => setLayer(() => OrderLayer),
      () => onAnswer(false),
    );
  }, [onAnswer]);
  return Layer === undefined ? null : <Layer {...props} />;
}
