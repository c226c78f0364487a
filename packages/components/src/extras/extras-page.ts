import type { SideLayer } from '@baguni/domain';
import type { Command } from '@baguni/use-cases';
import type { ExtrasViews } from '@baguni/presentation';
import type { ComponentType } from 'react';

/** What is around the cart is given its views; they are observed. */
export interface ExtrasProps {
  readonly extras: ExtrasViews;
  readonly send: (command: Command) => void;
}

/** What a layer of it is given. */
export interface ExtrasLayerProps extends ExtrasProps {
  readonly layer: SideLayer;
  /** False while a dialog covers it. */
  readonly isTop: boolean;
}

/** What it is drawn with. */
export interface ExtrasComponents {
  /** Below the list and the summary: nothing that is seen moves when it comes. */
  readonly Below: ComponentType<ExtrasProps>;
  /** Over the page, once it was opened. */
  readonly Layer: ComponentType<ExtrasLayerProps>;
}
