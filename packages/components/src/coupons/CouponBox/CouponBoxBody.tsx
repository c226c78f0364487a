import type { Command } from '@baguni/use-cases';
import type { CouponBoxView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { CouponIcon } from '../../lib/icons.tsx';
import { ActionButton } from '../../parts/Button/ActionButton.tsx';
import { CouponSection } from '../CouponSection/CouponSection.tsx';
import { FixedSection } from '../CouponSection/FixedSection.tsx';
import styles from './CouponBox.module.scss';

const cards = ['none', 'first', 'second', 'third', 'fourth'];

function CouponSkeleton({ text }: { readonly text: string }): ReactNode {
  return (
    <>
      <output className="visually-hidden">{text}</output>
      <div className={styles['skeletons']} aria-hidden="true">
        {cards.map((card) => (
          <div key={card} className={styles['skeleton']} data-card={card} />
        ))}
      </div>
    </>
  );
}

interface CouponBoxBodyProps {
  readonly box: CouponBoxView;
  readonly send: (command: Command) => void;
}

function Information({ box }: Pick<CouponBoxBodyProps, 'box'>): ReactNode {
  const { domId, information, informationLabel } = box;
  if (information.length === 0) return null;
  return (
    <section className={styles['information']} aria-labelledby={`${domId}-information`}>
      <h3 className={styles['informationLabel']} id={`${domId}-information`}>
        {informationLabel}
      </h3>
      <dl>
        {information.map(({ key, label, amount }) => (
          <div key={key} className={styles['row']}>
            <dt>{label}</dt>
            <dd className={styles['saving']}>{amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Sections({ box, send }: CouponBoxBodyProps): ReactNode {
  return (
    <div className={styles['sections']}>
      {box.sections.map((section) => (
        <CouponSection key={section.domId} section={section} send={send} />
      ))}
      {box.fixed.map((coupon) => (
        <FixedSection key={coupon.domId} coupon={coupon} />
      ))}
      <Information box={box} />
    </div>
  );
}

function Failure({ box, send }: CouponBoxBodyProps): ReactNode {
  return (
    <div className={styles['message']}>
      <p role="alert">{box.failureText}</p>
      <ActionButton action={box.retry} send={send} />
    </div>
  );
}

export function CouponBoxBody({ box, send }: CouponBoxBodyProps): ReactNode {
  switch (box.body) {
    case 'Loading':
      return <CouponSkeleton text={box.loadingText} />;
    case 'Failure':
      return <Failure box={box} send={send} />;
    case 'Empty':
      return (
        <div className={styles['message']}>
          <CouponIcon className={styles['emptyIcon']} />
          <output>{box.emptyText}</output>
          <Information box={box} />
        </div>
      );
    case 'Coupons':
      return <Sections box={box} send={send} />;
  }
}
