import type { DeliveryTimesView } from '@baguni/presentation';
import { useId, type ReactNode } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import type { PartProps } from '../../lib/store.ts';
import styles from './DeliveryTimes.module.scss';

type DeliveryTimesProps = PartProps<{ times: DeliveryTimesView }>;

export function DeliveryTimes({ times: { heading, rows, note, isBusy, open }, send }: DeliveryTimesProps): ReactNode {
  const id = useId();
  return (
    <section className={styles['root']} aria-labelledby={id} data-delivery-times="">
      <div className={styles['texts']}>
        <h2 className={styles['heading']} id={id}>
          {heading}
        </h2>
        {rows.map(({ branchCode, text }) => (
          <p key={branchCode} className={styles['text']}>
            {text}
          </p>
        ))}
        <output className={styles['note']} data-busy={isBusy || undefined}>
          {note}
        </output>
      </div>
      <Button label={open.label} isBusy={isBusy} onPress={() => send(open.command)} />
    </section>
  );
}
