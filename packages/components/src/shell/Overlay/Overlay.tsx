import type { LoadingView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes } from '../../lib/store.ts';
import styles from './Overlay.module.scss';

/** The loading or ordering overlay, visible and announced. Its live region is permanent. */
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
