import type { CartUnitId } from '@baguni/domain';
import { observer } from 'mobx-react-lite';
import { memo, useCallback, type ReactNode } from 'react';
import { useStore } from '../../lib/store.ts';
import { useOffScreen } from '../../lib/off-screen.ts';
import { Ledger } from '../../prices/Ledger/Ledger.tsx';
import { UnitLine } from './UnitLine.tsx';

interface UnitRowProps {
  readonly id: CartUnitId;
}

interface UnitLedgerProps {
  readonly unitId: CartUnitId;
  readonly id: string;
}

/** The open ledger of a unit. A separate component, so that closed ledgers need no rendering. */
const UnitLedger = observer(function UnitLedger({ unitId, id }: UnitLedgerProps): ReactNode {
  const { views } = useStore();
  return <Ledger lines={views.unitLedger(unitId)} id={id} />;
});

const Line = memo(UnitLine);

/** One row by unit id. It renders only if its view changes, and later if off screen. Null if the unit is gone. */
export const UnitRow = observer(function UnitRow({ id }: UnitRowProps): ReactNode {
  const { views, send } = useStore();
  const unit = views.unit(id);
  const { shown, ref } = useOffScreen(unit);
  const renderLedger = useCallback((panelId: string) => <UnitLedger unitId={id} id={panelId} />, [id]);
  if (unit === undefined) return null;
  return <Line ref={ref} unit={shown ?? unit} send={send} renderLedger={renderLedger} />;
});
