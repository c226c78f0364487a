import type { Command } from '@baguni/use-cases';
import type { EstimateFieldView, EstimateSheetView } from '@baguni/presentation';

/** The views of the estimate; `sheet` is observed. */
export interface EstimatePartViews {
  readonly sheet: EstimateSheetView | undefined;
  readonly write: (key: EstimateFieldView['key'], text: string) => void;
  readonly toggleEditing: () => void;
  readonly printTitle: () => string;
}

/** What the estimate is given. */
export interface EstimateLayerProps {
  readonly estimate: EstimatePartViews;
  /** False while a dialog covers it. */
  readonly isTop: boolean;
  readonly send: (command: Command) => void;
}
