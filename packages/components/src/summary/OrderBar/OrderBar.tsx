import type { Command } from '@baguni/domain';
import type { OrderBarView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { useDisclosure } from '../../lib/disclosure.ts';
import { ChevronIcon, NoticeIcon } from '../../lib/icons.tsx';
import { ActionButton } from '../../parts/Button/ActionButton.tsx';
import { Blockers } from '../Blockers/Blockers.tsx';
import styles from './OrderBar.module.scss';

interface OrderBarProps {
  readonly orderBar: OrderBarView;
  readonly send: (command: Command) => void;
}

/** How many reasons block the order, and behind it which; above the button that they concern (CK-18). */
function Reasons({ orderBar, send }: OrderBarProps): ReactNode {
  const { isOpen, panelId, button, onKeyDown } = useDisclosure();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the panel from inside as well
    <div className={styles['reasons']} onKeyDown={onKeyDown}>
      <button type="button" className={styles['toggle']} {...button}>
        <NoticeIcon />
        {orderBar.blockersToggle}
        <ChevronIcon className={styles['chevron']} />
      </button>
      {isOpen ? (
        <div className={styles['panel']} id={panelId}>
          <Blockers label={orderBar.blockersLabel} blockers={orderBar.blockers} send={send} />
        </div>
      ) : null}
    </div>
  );
}

/** At the bottom on mobile: what blocks the order, what is to be paid, what was taken off, the order button (PG-09). */
export function OrderBar({ orderBar, send }: OrderBarProps): ReactNode {
  return (
    <section className={styles['root']} aria-label={orderBar.label}>
      {orderBar.blockers.length > 0 ? <Reasons orderBar={orderBar} send={send} /> : null}
      <div className={styles['content']}>
        <div className={styles['sum']}>
          <dl className={styles['payable']}>
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
