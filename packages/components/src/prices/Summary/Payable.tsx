import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import styles from './Summary.module.scss';

interface PayableProps {
  readonly label: string;
  readonly amount: string;
  readonly inCurrency?: string | undefined;
  readonly isUpdating?: boolean;
}

/** The payable amount, dimmed while the server confirms it. */
export function Payable({ label, amount, inCurrency, isUpdating = false }: PayableProps): ReactNode {
  return (
    <dl
      className={classes(styles['payable'], isUpdating && styles['updating'])}
      data-total=""
      aria-busy={isUpdating || undefined}
    >
      <dt className={styles['payableLabel']}>{label}</dt>
      <dd className={styles['payableAmount']}>
        {amount}
        {inCurrency && <small>{inCurrency}</small>}
      </dd>
    </dl>
  );
}
