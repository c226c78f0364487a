import type { ReactNode } from 'react';
import { SparkIcon } from '../../lib/icons.tsx';
import { ActionButton } from '../../parts/Button/Button.tsx';
import { SummaryRows, type OffersProps } from './Summary.tsx';
import styles from './Summary.module.scss';

/** The best-coupons button, nudges and cashback, which load after the order button. */
export function Offers({ bestCombination, offers, send }: OffersProps): ReactNode {
  return (
    <>
      {bestCombination && (
        <div className={styles['bestCombination']}>
          <SparkIcon className={styles['spark']} />
          <ActionButton action={bestCombination} send={send} isFull className={styles['bestCombinationButton']} />
        </div>
      )}
      {offers?.nudges.map((text) => (
        <p key={text} className={styles['nudge']} data-nudge="">
          {text}
        </p>
      ))}
      {offers?.cashback && (
        <div className={styles['cashback']}>
          <SummaryRows rows={[offers.cashback]} />
          {offers.cashbackDates.map((text) => (
            <p key={text} className={styles['date']}>
              {text}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
