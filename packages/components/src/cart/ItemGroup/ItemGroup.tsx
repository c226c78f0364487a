import type { AmountView } from '@baguni/presentation';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStore } from '../../lib/store.ts';
import { Boundary } from '../../shell/Boundary/Boundary.tsx';
import { ActionButton } from '../../parts/Button/ActionButton.tsx';
import { UnitRow } from '../UnitRow/UnitRow.tsx';
import styles from './ItemGroup.module.scss';

interface ItemGroupProps {
  readonly groupKey: string;
}

function Amounts({ amounts }: { readonly amounts: readonly AmountView[] }): ReactNode {
  return (
    <dl className={styles['amounts']}>
      {amounts.map(({ key, label, amount }) => (
        <div key={key} className={styles['pair']}>
          <dt>{label}</dt>
          <dd className={styles['amount']}>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The units of one item, with totals if there are several. */
export const ItemGroup = observer(function ItemGroup({ groupKey }: ItemGroupProps): ReactNode {
  const { views, send } = useStore();
  const group = views.itemGroup(groupKey);
  if (group === undefined) return null;
  return (
    <>
      {/* an entry of the parcel's list, without a nested list */}
      {group.unitIds.map((id) => (
        <div key={id} className={styles['unit']}>
          <Boundary>
            <UnitRow id={id} />
          </Boundary>
        </div>
      ))}
      {group.showsSummary ? (
        <div className={styles['foot']}>
          {group.coupons === undefined ? null : (
            <ActionButton action={group.coupons} send={send} className={styles['coupons']} />
          )}
          <Amounts amounts={group.summary} />
        </div>
      ) : null}
    </>
  );
});
