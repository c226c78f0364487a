import type { CartUnitId } from '@baguni/domain';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStore } from '../../context/store.ts';
import { UnitLine } from './UnitLine.tsx';

interface UnitRowProps {
  readonly id: CartUnitId;
}

/** One line of the cart by its id: renders again only when what it shows is another. Nothing where the unit is gone. */
export const UnitRow = observer(function UnitRow({ id }: UnitRowProps): ReactNode {
  const { views, send } = useStore();
  const unit = views.unit(id);
  return unit === undefined ? null : <UnitLine unit={unit} send={send} />;
});
