import type { Command } from '@baguni/use-cases';
import type { EstimateFieldView, EstimateSheetView } from '@baguni/presentation';

export interface EstimatePartViews {
  readonly sheet: EstimateSheetView | undefined;
  readonly write: (key: EstimateFieldView['key'], text: string) => void;
  readonly toggleEditing: () => void;
  readonly printTitle: () => string;
}

export interface EstimateLayerProps {
  readonly estimate: EstimatePartViews;
  readonly isTop: boolean;
  readonly send: (command: Command) => void;
}
