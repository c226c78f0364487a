import type { FixedCouponView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import card from '../CouponCard/CouponCard.module.scss';
import styles from './CouponSection.module.scss';

export function FixedSection({ coupon }: { readonly coupon: FixedCouponView }): ReactNode {
  const { domId, legend, placeText, name, worthText, accessibleName, reason } = coupon;
  return (
    <fieldset className={styles['root']} data-fixed="">
      <legend className={styles['legend']}>
        {legend} <span className={styles['place']}>{placeText}</span>
      </legend>
      <ul className={styles['list']}>
        <li className={classes(card['root'], card['chosen'])}>
          <label className={card['row']} htmlFor={domId}>
            <input
              className={card['radio']}
              type="radio"
              id={domId}
              name={domId}
              checked
              readOnly
              aria-disabled
              aria-label={accessibleName}
              aria-describedby={`${domId}-why`}
            />
            <span className={styles['fixed']}>
              <span>{name}</span>
              <strong className={styles['worth']}>{worthText}</strong>
            </span>
          </label>
          <p className={styles['why']} id={`${domId}-why`}>
            {reason}
          </p>
        </li>
      </ul>
    </fieldset>
  );
}
