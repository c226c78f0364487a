import type { Command } from '@baguni/use-cases';
import type { CouponSectionView, NoCouponView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import { ChevronIcon } from '../../lib/icons.tsx';
import { CouponCard } from '../CouponCard/CouponCard.tsx';
import card from '../CouponCard/CouponCard.module.scss';
import { CouponRadio } from '../CouponCard/CouponRadio.tsx';
import styles from './CouponSection.module.scss';

interface CouponSectionProps {
  readonly section: CouponSectionView;
  readonly send: (command: Command) => void;
}

interface NoCouponProps extends Pick<CouponSectionProps, 'send'> {
  readonly none: NoCouponView;
  readonly name: string;
}

function NoCoupon({ none, name, send }: NoCouponProps): ReactNode {
  const { domId, label, isChosen, choose } = none;
  return (
    <li className={classes(card['root'], isChosen && card['chosen'])}>
      <label className={card['row']} htmlFor={domId}>
        <CouponRadio id={domId} name={name} isChosen={isChosen} accessibleName={label} choose={choose} send={send} />
        <span className={card['none']}>{label}</span>
      </label>
    </li>
  );
}

/** A choice of one coupon or none. Unusable coupons are folded. */
export function CouponSection({ section, send }: CouponSectionProps): ReactNode {
  const { domId, legend, placeText, none, coupons, unusable, unusableLabel } = section;
  return (
    <fieldset className={styles['root']} data-lane={section.lane}>
      <legend className={styles['legend']}>
        {legend} <span className={styles['place']}>{placeText}</span>
      </legend>
      <ul className={styles['list']}>
        <NoCoupon none={none} name={domId} send={send} />
        {coupons.map((coupon) => (
          <CouponCard key={coupon.key} coupon={coupon} name={domId} send={send} />
        ))}
      </ul>
      {unusable.length === 0 ? null : (
        <details className={styles['unusable']}>
          <summary>
            {unusableLabel}
            <ChevronIcon />
          </summary>
          <ul className={styles['list']}>
            {unusable.map((coupon) => (
              <CouponCard key={coupon.key} coupon={coupon} name={domId} send={send} />
            ))}
          </ul>
        </details>
      )}
    </fieldset>
  );
}
