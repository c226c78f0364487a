import { observer } from 'mobx-react-lite';
import { EstimateSheet } from './EstimateSheet/EstimateSheet.tsx';
import type { EstimateFieldView, EstimateSheetView } from '@baguni/presentation';
import type { TopProps } from '../lib/store.ts';

interface EstimatePartViews {
  readonly sheet: EstimateSheetView | undefined;
  readonly write: (key: EstimateFieldView['key'], text: string) => void;
  readonly toggleEditing: () => void;
  readonly printTitle: () => string;
}

export type EstimateLayerProps = TopProps<{ estimate: EstimatePartViews }>;

export const EstimateLayer = observer(function EstimateLayer({ estimate, isTop, send }: EstimateLayerProps) {
  const { sheet } = estimate;
  if (sheet === undefined) return null;
  return (
    <EstimateSheet
      sheet={sheet}
      isTop={isTop}
      send={send}
      onWrite={estimate.write}
      onToggleEditing={estimate.toggleEditing}
      printTitle={estimate.printTitle}
    />
  );
});
