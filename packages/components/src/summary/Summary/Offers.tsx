import type { OffersView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import styles from './Summary.module.scss';
import { SummaryRows } from './SummaryRows.tsx';

/** How far the next extra discount is, and what is given back: by type when opened, and from when (DC-05, CB-02). */
export function Offers({ offers }: { readonly offers: OffersView }): ReactNode {
  const { nudge, cashback, cashbackDates } = offers;
  return (
    <>
      {nudge === undefined ? null : (
        <p className={styles['nudge']} data-nudge="">
          {nudge}
        </p>
      )}
      {cashback === undefined ? null : (
        <div className={styles['cashback']}>
          <SummaryRows rows={[cashback]} />
          {cashbackDates.map((text) => (
            <p key={text} className={styles['date']}>
              {text}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
