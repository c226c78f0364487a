import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStore } from '../../lib/store.ts';
import { ItemGroup } from '../ItemGroup/ItemGroup.tsx';
import { FeeRow } from './FeeRow.tsx';
import styles from './ShippingGroup.module.scss';

interface ShippingGroupProps {
  readonly groupKey: string;
}

/** The units of one parcel and its shipping fee. */
export const ShippingGroup = observer(function ShippingGroup({ groupKey }: ShippingGroupProps): ReactNode {
  const group = useStore().views.shippingGroup(groupKey);
  if (group === undefined) return null;
  return (
    <div id={group.domId} className={styles['root']}>
      <ul className={styles['items']} aria-label={group.label}>
        {group.itemGroupKeys.map((key) => (
          <li key={key} className={styles['item']}>
            <ItemGroup groupKey={key} />
          </li>
        ))}
      </ul>
      <FeeRow group={group} />
    </div>
  );
});
