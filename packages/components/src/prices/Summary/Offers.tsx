import type { OffersView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import styles from './Summary.module.scss';
import { SummaryRows } from './SummaryRows.tsx';

export function Offers({ offers }: { readonly offers: OffersView }): ReactNode {
  const { nudges, cashback, cashbackDates } = offers;
  return (
    <>
      {nudges.map((text) => (
        <p key={text} className={styles['nudge']} data-nudge="">
          {text}
        </p>
      ))}
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
