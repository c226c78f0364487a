import type { OrderPageView } from '@baguni/presentation';
import { useEffect, useRef, type ReactNode } from 'react';
import { DoneIcon } from '../../lib/icons.tsx';
import styles from './OrderPage.module.scss';

type Status = Pick<OrderPageView, 'isPaid' | 'statusText' | 'numberText'>;

/** Brings the focus along when paying took the button away that had it (WA-14). */
const useFocusWhenPaid = (isPaid: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasPaid = useRef(isPaid);
  useEffect(() => {
    if (isPaid && !wasPaid.current) heading.current?.focus();
    wasPaid.current = isPaid;
  }, [isPaid]);
  return heading;
};

/** Whether the order is paid, and its number. */
export function OrderStatus({ order }: { readonly order: Status }): ReactNode {
  const heading = useFocusWhenPaid(order.isPaid);
  return (
    <div className={styles['status']} data-paid={order.isPaid}>
      {order.isPaid ? <DoneIcon className={styles['done']} /> : null}
      <h2 className={styles['statusText']} ref={heading} tabIndex={-1}>
        {order.statusText}
      </h2>
      <p className={styles['number']}>{order.numberText}</p>
    </div>
  );
}
