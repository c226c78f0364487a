import type { OrderPageView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import styles from './OrderPage.module.scss';

/** Changes of an order that was prepared again, announced at once before payment (CK-15). */
export function OrderNews({ news }: Pick<OrderPageView, 'news'>): ReactNode {
  return (
    <div className={styles['news']} role="alert">
      {[...new Set(news)].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
