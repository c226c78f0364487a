import type { OrderPageView } from '@baguni/presentation';
import { useId, type ReactNode } from 'react';
import styles from './OrderPage.module.scss';

/** What the shopper wrote for the order, as text (LY-08). */
export function OrderMemo({ memo }: Pick<OrderPageView, 'memo'>): ReactNode {
  const id = useId();
  if (memo === undefined) return null;
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <h2 className={styles['heading']} id={id}>
        {memo.heading}
      </h2>
      <p className={styles['memo']}>{memo.text}</p>
    </section>
  );
}
