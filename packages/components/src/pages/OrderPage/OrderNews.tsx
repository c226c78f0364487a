import type { OrderPageView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import styles from './OrderPage.module.scss';

/** What is new of an order that was prepared again, told at once: it concerns what is about to be paid (CK-15). */
export function OrderNews({ news }: Pick<OrderPageView, 'news'>): ReactNode {
  return (
    <div className={styles['news']} role="alert">
      {[...new Set(news)].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
