import { observer } from 'mobx-react-lite';
import { EstimateSheet } from './EstimateSheet/EstimateSheet.tsx';
import type { EstimateViews } from '@baguni/presentation';
import type { TopProps } from '../lib/store.ts';

type EstimateLayerProps = TopProps<{ estimate: EstimateViews }>;

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
