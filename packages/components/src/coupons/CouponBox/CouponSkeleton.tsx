import type { ReactNode } from 'react';
import styles from './CouponBox.module.scss';

const cards = ['none', 'first', 'second', 'third', 'fourth'];

export function CouponSkeleton({ text }: { readonly text: string }): ReactNode {
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
