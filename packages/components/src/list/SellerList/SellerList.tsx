import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStore } from '../../context/store.ts';
import { SellerGroup } from '../SellerGroup/SellerGroup.tsx';
import styles from './SellerList.module.scss';

/** The cards of the current tab, in the order in which their sellers came into the cart (TR-01). */
export const SellerList = observer(function SellerList(): ReactNode {
  const { views } = useStore();
  return (
    <div className={styles['root']}>
      {views.sellerGroupKeys.map((key) => (
        <SellerGroup key={key} groupKey={key} />
      ))}
    </div>
  );
});
