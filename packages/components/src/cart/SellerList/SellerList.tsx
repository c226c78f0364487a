import { observer } from 'mobx-react-lite';
import { Suspense, type ReactNode } from 'react';
import { useStore } from '../../lib/store.ts';
import { Boundary } from '../../shell/Boundary/Boundary.tsx';
import { SellerGroup } from '../SellerGroup/SellerGroup.tsx';
import styles from './SellerList.module.scss';

/** The cards of the current tab, in order of their first unit. */
export const SellerList = observer(function SellerList(): ReactNode {
  const { views } = useStore();
  return (
    <div className={styles['root']}>
      {views.sellerGroupKeys.map((key) => (
        // splits the hydration, so that a pressed card hydrates first
        <Suspense key={key} fallback={null}>
          <Boundary>
            <SellerGroup groupKey={key} />
          </Boundary>
        </Suspense>
      ))}
    </div>
  );
});
