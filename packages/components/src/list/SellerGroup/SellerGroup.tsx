import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useShown, useStore } from '../../context/store.ts';
import { ShippingGroup } from '../ShippingGroup/ShippingGroup.tsx';
import { SellerFoot } from './SellerFoot.tsx';
import { SellerHead } from './SellerHead.tsx';
import styles from './SellerGroup.module.scss';

interface SellerGroupProps {
  readonly groupKey: string;
}

/** The card of a seller group: who sells, what, and what the chosen units cost together (TR-02, PR-05). */
export const SellerGroup = observer(function SellerGroup({ groupKey }: SellerGroupProps): ReactNode {
  const { views, send } = useStore();
  const group = views.sellerGroup(groupKey);
  useShown(groupKey);
  if (group === undefined) return null;
  const headingId = `${group.domId}-name`;
  return (
    <article id={group.domId} className={styles['root']} aria-labelledby={headingId} data-rows={group.unitCount}>
      <SellerHead group={group} headingId={headingId} send={send} />
      <div className={styles['body']}>
        {group.shippingGroupKeys.map((key) => (
          <div key={key} className={styles['parcel']}>
            <ShippingGroup groupKey={key} />
          </div>
        ))}
      </div>
      <SellerFoot foot={group.foot} />
    </article>
  );
});
