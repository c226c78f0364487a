import type { ReactNode } from 'react';
import { PinIcon } from '../lib/icons.tsx';
import styles from './PlaceTerm.module.scss';

/** The term before a place: an address, or a country that the cart ships to. */
export function PlaceTerm({ label }: { readonly label: string }): ReactNode {
  return (
    <dt className={styles['label']}>
      <PinIcon className={styles['icon']} />
      {label}
    </dt>
  );
}
