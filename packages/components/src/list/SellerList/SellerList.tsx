import { observer } from 'mobx-react-lite';
import { Suspense, type ReactNode } from 'react';
import { useStore } from '../../context/store.ts';
import { SellerGroup } from '../SellerGroup/SellerGroup.tsx';
import styles from './SellerList.module.scss';

/** More cards than a window is high, for most. */
const FIRST_CARDS = 3;

/** The cards of the current tab, in the order in which their sellers came into the cart (TR-01). */
export const SellerList = observer(function SellerList(): ReactNode {
  const { views } = useStore();
  return (
    <div className={styles['root']}>
      {views.sellerGroupKeys.map((key, at) => (
        // nothing in it is waited for: it parts a page that is taken over from a server, so that a press has its card first
        <Suspense key={key} fallback={null}>
          <SellerGroup groupKey={key} />
          {/* how much of the list a browser waits for before it shows any of it */}
          {at === FIRST_CARDS - 1 && <i id="first-cards" hidden />}
        </Suspense>
      ))}
    </div>
  );
});
