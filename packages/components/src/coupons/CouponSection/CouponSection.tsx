import card from '../CouponCard/CouponCard.module.scss';
import styles from './CouponSection.module.scss';
import type { FixedCouponView, CouponSectionView, NoCouponView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes, type PartProps } from '../../lib/store.ts';
import { ChevronIcon } from '../../lib/icons.tsx';
import { CouponCard, CouponRadio } from '../CouponCard/CouponCard.tsx';

export function FixedSection({ coupon }: { readonly coupon: FixedCouponView }): ReactNode {
  const { domId, legend, placeText, name, worthText, accessibleName, reason } = coupon;
  return (
    <fieldset data-fixed="">
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

type CouponSectionProps = PartProps<{ section: CouponSectionView }>;

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
    <fieldset data-lane={section.lane}>
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
