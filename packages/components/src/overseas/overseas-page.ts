import type { SideLayer } from '@baguni/domain';
import type { Command } from '@baguni/use-cases';
import type { OverseasPanelView, SideLayerView, TroubleView } from '@baguni/presentation';
import type { ComponentType } from 'react';

/** The views of overseas shipping; getters that are observed. */
export interface OverseasPartViews {
  readonly panel: OverseasPanelView | undefined;
  readonly sideLayer: SideLayerView | undefined;
}

/** A page that may ship overseas. */
export interface OverseasPage {
  readonly views: {
    /** The layer that the shopper has opened. */
    readonly sideLayer: SideLayer | null;
    /** That something failed for now, and what a press that tries again is called. */
    readonly trouble: TroubleView;
  };
  readonly send: (command: Command) => void;
}

/** What the parts of overseas shipping are given. */
export interface OverseasPartProps {
  readonly overseas: OverseasPartViews;
  /** False while a dialog covers them. */
  readonly isTop: boolean;
  readonly send: (command: Command) => void;
}

/** What overseas shipping is drawn with. */
export interface OverseasComponents {
  /** On the page. */
  readonly Panel: ComponentType<OverseasPartProps>;
  /** Over it, once the shopper has opened it. */
  readonly SideLayerPart: ComponentType<OverseasPartProps>;
}
