import { observer } from 'mobx-react-lite';
import { Suspense, type ReactNode } from 'react';
import { useStore } from '../../context/store.ts';
import { Boundary } from '../../frame/Boundary/Boundary.tsx';
import { SellerGroup } from '../SellerGroup/SellerGroup.tsx';
import styles from './SellerList.module.scss';

/** The cards of the current tab, in the order in which their sellers came into the cart (TR-01). */
export const SellerList = observer(function SellerList(): ReactNode {
  const { views } = useStore();
  return (
    <div className={styles['root']}>
      {views.sellerGroupKeys.map((key) => (
        // nothing in it is waited for: it parts a page that is taken over from a server, so that a press has its card first
        <Suspense key={key} fallback={null}>
          <Boundary>
            <SellerGroup groupKey={key} />
          </Boundary>
        </Suspense>
      ))}
    </div>
  );
});
