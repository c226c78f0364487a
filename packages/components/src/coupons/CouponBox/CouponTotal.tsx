import type { CouponRunningTotalView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import styles from './CouponBox.module.scss';

/** The total of the choice: visible as a sum, announced as one sentence (WA-28). */
export function CouponTotal({ total }: { readonly total: CouponRunningTotalView }): ReactNode {
  const { label, saving, payableLabel, before, after, text } = total;
  return (
    <>
      <output className="visually-hidden">{text}</output>
      <dl className={styles['total']} aria-hidden="true">
        <div className={styles['row']}>
          <dt>{label}</dt>
          <dd className={styles['saving']}>{saving}</dd>
        </div>
        <div className={styles['row']}>
          <dt>{payableLabel}</dt>
          <dd className={styles['payable']}>
            {before === after ? null : <s className={styles['before']}>{before}</s>}
            <strong className={styles['after']}>{after}</strong>
          </dd>
        </div>
      </dl>
    </>
  );
}
