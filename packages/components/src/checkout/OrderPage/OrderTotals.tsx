import type { OrderPageView } from '@baguni/presentation';
import { useId, type ReactNode } from 'react';
import { Payable, SummaryRows } from '../../prices/Summary/Summary.tsx';
import parts from '../../prices/Summary/Summary.module.scss';
import { Button, buttonClass } from '../../parts/Button/Button.tsx';
import styles from './OrderPage.module.scss';
import { ToCart } from './ToCart.tsx';

interface OrderTotalsProps {
  readonly order: OrderPageView;
  readonly onPay: () => void;
  readonly onBack: ((path: string) => void) | undefined;
}

function Pay({ order: { pay, isPaid }, onPay }: Omit<OrderTotalsProps, 'onBack'>): ReactNode {
  if (isPaid) return null;
  const { label, isEnabled, isBusy } = pay;
  return (
    <Button label={label} isEnabled={isEnabled} isBusy={isBusy} onPress={onPay} look="primary" size="large" isFull />
  );
}

export function OrderTotals({ order, onPay, onBack }: OrderTotalsProps): ReactNode {
  const id = useId();
  return (
    <section className={parts['root']} aria-labelledby={id}>
      <div className={parts['body']}>
        <h2 className={styles['heading']} id={id}>
          {order.totalsHeading}
        </h2>
        <SummaryRows rows={order.rows} />
      </div>
      <div className={parts['foot']}>
        <Payable label={order.payableLabel} amount={order.payable} />
        <div className={styles['notice']} role="alert">
          {order.notice}
        </div>
        <Pay order={order} onPay={onPay} />
        {order.shopOn === undefined ? null : (
          <a className={buttonClass({ look: 'primary', size: 'large', isFull: true })} href={order.shopOn.href}>
            {order.shopOn.label}
          </a>
        )}
        <ToCart
          className={buttonClass({ look: 'line', size: 'large', isFull: true })}
          toCart={order.toCart}
          onBack={onBack}
        />
      </div>
    </section>
  );
}
