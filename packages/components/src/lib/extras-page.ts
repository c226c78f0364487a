import type { SideLayer } from '@baguni/domain';
import type { Command } from '@baguni/use-cases';
import type { ExtrasViews } from '@baguni/presentation';
import type { ComponentType } from 'react';

export interface ExtrasProps {
  readonly extras: ExtrasViews;
  readonly send: (command: Command) => void;
}

export interface ExtrasLayerProps extends ExtrasProps {
  readonly layer: SideLayer;
  readonly isTop: boolean;
}

export interface ExtrasComponents {
  /** Below list and summary, so that no visible content moves. */
  readonly Below: ComponentType<ExtrasProps>;
  readonly Layer: ComponentType<ExtrasLayerProps>;
}
