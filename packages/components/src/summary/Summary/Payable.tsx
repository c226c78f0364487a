import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import styles from './Summary.module.scss';

interface PayableProps {
  readonly label: string;
  readonly amount: string;
  /** The same in another currency (OV-13). */
  readonly inCurrency?: string | undefined;
  readonly isUpdating?: boolean;
}

/** What is to be paid; large. Dimmed while the server is asked whether it agrees. */
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
