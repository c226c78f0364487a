import type { OrderPageView } from '@baguni/presentation';
import { useEffect, useRef, type ReactNode } from 'react';
import { DoneIcon } from '../../lib/icons.tsx';
import styles from './OrderPage.module.scss';

type Status = Pick<OrderPageView, 'isPaid' | 'statusText' | 'numberText'>;

/** True if no other element has focus. */
const isFocusFree = (): boolean => document.activeElement === document.body;

/** Focuses the heading when the order appears, and when paying removes the focused button (WA-14). */
const useFocusOnNews = (isPaid: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasPaid = useRef(isPaid);
  useEffect(() => {
    if (isFocusFree()) heading.current?.focus();
  }, []);
  useEffect(() => {
    if (isPaid && !wasPaid.current) heading.current?.focus();
    wasPaid.current = isPaid;
  }, [isPaid]);
  return heading;
};

export function OrderStatus({ order }: { readonly order: Status }): ReactNode {
  const heading = useFocusOnNews(order.isPaid);
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
