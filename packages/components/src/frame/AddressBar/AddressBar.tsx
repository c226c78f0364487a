import type { AddressBarView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { PinIcon } from '../../lib/icons.tsx';
import styles from './AddressBar.module.scss';

/** Where SmileDelivery would bring it (PG-06). */
export function AddressBar({ addressBar }: { readonly addressBar: AddressBarView }): ReactNode {
  return (
    <dl className={styles['root']}>
      <dt className={styles['label']}>
        <PinIcon className={styles['icon']} />
        {addressBar.label}
      </dt>
      <dd className={styles['text']}>{addressBar.text}</dd>
    </dl>
  );
}
