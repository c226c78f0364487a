import type { CouponCardView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import styles from './CouponCard.module.scss';

interface CouponTextsProps {
  readonly coupon: CouponCardView;
}

function Badges({ coupon }: CouponTextsProps): ReactNode {
  const { bestLabel, newLabel, stateText, state } = coupon;
  return (
    <>
      {bestLabel === undefined ? null : <span className={classes(styles['badge'], styles['best'])}>{bestLabel}</span>}
      {newLabel === undefined ? null : <span className={classes(styles['badge'], styles['new'])}>{newLabel}</span>}
      {stateText === undefined ? null : <span className={classes(styles['badge'], styles[state])}>{stateText}</span>}
    </>
  );
}

/** Id of the coupon's description: state, conditions and reason. */
export const detailsId = ({ domId }: Pick<CouponCardView, 'domId'>): string => `${domId}-details`;

/** The value, resulting price and conditions of a coupon. */
export function CouponTexts({ coupon }: CouponTextsProps): ReactNode {
  const { domId, name, worthText, priceAfterText, conditions, reason } = coupon;
  return (
    <span className={styles['texts']}>
      <span className={styles['first']}>
        <strong className={styles['worth']}>{worthText}</strong>
        {priceAfterText === undefined ? null : <span className={styles['after']}>{priceAfterText}</span>}
      </span>
      <span className={styles['name']}>{name}</span>
      <span className={styles['details']} id={detailsId({ domId })}>
        <Badges coupon={coupon} />
        {conditions.map((condition) => (
          <span key={condition} className={styles['condition']}>
            {condition}
          </span>
        ))}
        {reason === undefined ? null : <span className={styles['reason']}>{reason}</span>}
      </span>
    </span>
  );
}
