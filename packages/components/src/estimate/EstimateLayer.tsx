import { observer } from 'mobx-react-lite';
import type { EstimateLayerProps } from './estimate-page.ts';
import { EstimateSheet } from './EstimateSheet/EstimateSheet.tsx';

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
