import type { ReactNode } from 'react';
import { PinIcon } from '../lib/icons.tsx';
import styles from './PlaceTerm.module.scss';

export function PlaceTerm({ label }: { readonly label: string }): ReactNode {
  return (
    <dt className={styles['label']}>
      <PinIcon className={styles['icon']} />
      {label}
    </dt>
  );
}
