import { useState, type ReactNode } from 'react';
import { SparkIcon } from '../../lib/icons.tsx';
import { ActionButton } from '../../parts/Button/Button.tsx';
import { SummaryRows, type OffersProps } from './Summary.tsx';
import styles from './Summary.module.scss';

/** The best-coupons button, nudges and cashback, which load after the order button. */
export function Offers({ bestCombination, offers: known, send }: OffersProps): ReactNode {
  // a button that comes later must not move the offers (PG-10); once shown, they stay
  const [isShown, setIsShown] = useState(false);
  if (!isShown && known?.isAwaited === false) setIsShown(true);
  const offers = isShown ? known : undefined;
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
