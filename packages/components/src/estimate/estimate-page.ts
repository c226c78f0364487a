import type { Command, Late } from '@baguni/domain';
import type { EstimateFieldView, EstimateSheetView } from '@baguni/presentation';
import type { ComponentType } from 'react';

/** The views of the estimate; `sheet` is observed. */
export interface EstimatePartViews {
  readonly sheet: EstimateSheetView | undefined;
  readonly write: (key: EstimateFieldView['key'], text: string) => void;
  readonly toggleEditing: () => void;
  readonly printTitle: () => string;
}

/** A page on which an estimate can be opened. */
export interface EstimatePage {
  readonly views: {
    /** Loaded when first asked for. */
    readonly estimate: () => Promise<EstimatePartViews>;
  };
  readonly send: (command: Command) => void;
}

/** What the estimate is given. */
export interface EstimateLayerProps {
  readonly estimate: EstimatePartViews;
  /** False while a dialog covers it. */
  readonly isTop: boolean;
  readonly send: (command: Command) => void;
}

/** What of the estimate is loaded late. */
export interface EstimateParts {
  readonly estimateLayer: Late<ComponentType<EstimateLayerProps>>;
}
