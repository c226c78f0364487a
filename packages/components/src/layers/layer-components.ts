import type { ComponentType } from 'react';
import type { LayerProps } from './layer-props.ts';
import { MessageLayer } from './MessageLayer/MessageLayer.tsx';
import { OrderLayer } from './OrderLayer/OrderLayer.tsx';

/** What layers are drawn with. */
export interface LayerComponents {
  /** A question or an alert. */
  readonly Message: ComponentType<LayerProps>;
  /** What is ordered first and what stays. */
  readonly Order: ComponentType<LayerProps>;
}

export const layerComponents: LayerComponents = { Message: MessageLayer, Order: OrderLayer };
