import type { OrderLineView, OrderPageView } from '@baguni/presentation';
import { useId, type ReactNode } from 'react';
import { ItemImage } from '../../parts/ItemImage/ItemImage.tsx';
import styles from './OrderPage.module.scss';

function OrderLine({ line }: { readonly line: OrderLineView }): ReactNode {
  return (
    <li className={styles['line']}>
      <ItemImage image={line.image} size="small" />
      <div className={styles['texts']}>
        <p className={styles['name']}>{line.name}</p>
        <p className={styles['option']}>{line.optionText}</p>
        {line.additions.map((addition) => (
          <p key={addition} className={styles['option']}>
            {addition}
          </p>
        ))}
        <p className={styles['option']}>{line.quantityText}</p>
      </div>
      <p className={styles['price']}>{line.price}</p>
    </li>
  );
}

export function OrderLines({ order }: { readonly order: Pick<OrderPageView, 'lines' | 'linesHeading'> }): ReactNode {
  const id = useId();
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <h2 className={styles['heading']} id={id}>
        {order.linesHeading}
      </h2>
      <ul className={styles['lines']}>
        {order.lines.map((line) => (
          <OrderLine key={line.key} line={line} />
        ))}
      </ul>
    </section>
  );
}
