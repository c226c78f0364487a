import type { ViewedView } from '@baguni/presentation';
import { useId, type ReactNode } from 'react';
import { ActionButton } from '../../parts/Button/Button.tsx';
import { ItemCards } from '../Recommendations/Recommendations.tsx';
import type { PartProps } from '../../lib/store.ts';
import styles from './Viewed.module.scss';

/** Items that the shopper viewed, with a button that clears the list. */
export function Viewed({ viewed: { heading, items, clear }, send }: PartProps<{ viewed: ViewedView }>): ReactNode {
  const headingId = useId();
  return (
    <section className={styles['root']} aria-labelledby={headingId} data-viewed="">
      <div className={styles['row']}>
        <h2 className={styles['heading']} id={headingId}>
          {heading}
        </h2>
        <ActionButton action={clear} send={send} look="quiet" />
      </div>
      <ItemCards items={items} send={send} isLine />
    </section>
  );
}
