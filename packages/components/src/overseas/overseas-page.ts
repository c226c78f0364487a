import type { SideLayer } from '@baguni/domain';
import type { Command } from '@baguni/use-cases';
import type { OverseasPanelView, SideLayerView, TroubleView } from '@baguni/presentation';
import type { ComponentType } from 'react';

export interface OverseasPartViews {
  readonly panel: OverseasPanelView | undefined;
  readonly sideLayer: SideLayerView | undefined;
}

export interface OverseasPage {
  readonly views: {
    readonly sideLayer: SideLayer | null;
    readonly trouble: TroubleView;
  };
  readonly send: (command: Command) => void;
}

export interface OverseasPartProps {
  readonly overseas: OverseasPartViews;
  readonly isTop: boolean;
  readonly send: (command: Command) => void;
}

export interface OverseasComponents {
  readonly Panel: ComponentType<OverseasPartProps>;
  readonly SideLayerPart: ComponentType<OverseasPartProps>;
}
