import type { Command } from '@baguni/use-cases';
import type { OrderBarView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { ActionButton } from '../../parts/Button/Button.tsx';
import { type BlockersSource, LateBlockers } from '../../prices/Summary/Summary.tsx';
import styles from './OrderBar.module.scss';

interface OrderBarProps extends BlockersSource {
  readonly orderBar: OrderBarView;
  readonly send: (command: Command) => void;
}

/** The mobile order bar: blockers, payable, discount and order button (PG-09). */
export function OrderBar({ orderBar, send, ...source }: OrderBarProps): ReactNode {
  return (
    <section className={styles['root']} aria-label={orderBar.label}>
      <LateBlockers
        {...source}
        blockers={orderBar.blockers}
        send={send}
        order={`${orderBar.order.label} ${orderBar.payable}`}
      />
      <div className={styles['content']}>
        <div className={styles['sum']}>
          <dl>
            <dt className={styles['label']}>{orderBar.payableLabel}</dt>
            <dd className={styles['amount']}>{orderBar.payable}</dd>
          </dl>
          {orderBar.discountText === undefined ? null : <p className={styles['discount']}>{orderBar.discountText}</p>}
        </div>
        <ActionButton action={orderBar.order} send={send} look="primary" size="large" className={styles['order']} />
      </div>
    </section>
  );
}
