import type { OrderPageView } from '@baguni/presentation';
import { useId, type ReactNode } from 'react';
import { Payable } from '../../frame/Summary/Payable.tsx';
import { SummaryRows } from '../../frame/Summary/SummaryRows.tsx';
import { Button, buttonClass } from '../../parts/Button/Button.tsx';
import styles from './OrderPage.module.scss';

interface OrderTotalsProps {
  readonly order: OrderPageView;
  readonly onPay: () => void;
}

function Pay({ order: { pay, isPaid }, onPay }: OrderTotalsProps): ReactNode {
  if (isPaid) return null;
  const { label, isEnabled, isBusy } = pay;
  return (
    <Button label={label} isEnabled={isEnabled} isBusy={isBusy} onPress={onPay} look="primary" size="large" isFull />
  );
}

/** What it costs, each row with its ledger, and the way to pay (PR-08). */
export function OrderTotals({ order, onPay }: OrderTotalsProps): ReactNode {
  const id = useId();
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <h2 className={styles['heading']} id={id}>
        {order.totalsHeading}
      </h2>
      <SummaryRows rows={order.rows} />
      <Payable label={order.payableLabel} amount={order.payable} />
      <div className={styles['notice']} role="alert">
        {order.notice}
      </div>
      <div className={styles['actions']}>
        <Pay order={order} onPay={onPay} />
        <a
          className={buttonClass({ look: order.isPaid ? 'primary' : 'line', size: 'large', isFull: true })}
          href={order.toCart.href}
        >
          {order.toCart.label}
        </a>
      </div>
    </section>
  );
}
