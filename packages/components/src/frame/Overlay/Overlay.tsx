import type { LoadingView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import styles from './Overlay.module.scss';

/** The cart is loading, or an order is prepared: seen and announced (PG-10). The region stays, so that a change is heard. */
export function Overlay({ loading }: { readonly loading: LoadingView }): ReactNode {
  return (
    <output className={classes(loading.type === 'Order' && styles['veil'])} data-overlay={loading.type}>
      {loading.type === 'None' ? null : (
        <span className={styles['card']}>
          <span className={styles['spinner']} aria-hidden="true" />
          {loading.text}
        </span>
      )}
    </output>
  );
}
