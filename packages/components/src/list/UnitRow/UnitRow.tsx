import type { CartUnitId } from '@baguni/domain';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStore } from '../../context/store.ts';
import { Ledger } from '../../parts/Ledger/Ledger.tsx';
import { UnitLine } from './UnitLine.tsx';

interface UnitRowProps {
  readonly id: CartUnitId;
}

interface UnitLedgerProps {
  readonly unitId: CartUnitId;
  readonly id: string;
}

/** The open ledger of a unit: it renders by itself, so that a closed one costs its row nothing (PR-08). */
const UnitLedger = observer(function UnitLedger({ unitId, id }: UnitLedgerProps): ReactNode {
  const { views } = useStore();
  return <Ledger lines={views.unitLedger(unitId)} id={id} />;
});

/** One line of the cart by its id: renders again only when what it shows is another. Nothing where the unit is gone. */
export const UnitRow = observer(function UnitRow({ id }: UnitRowProps): ReactNode {
  const { views, send } = useStore();
  const unit = views.unit(id);
  return unit === undefined ? null : (
    <UnitLine unit={unit} send={send} renderLedger={(panelId) => <UnitLedger unitId={id} id={panelId} />} />
  );
});
