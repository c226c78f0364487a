import type { PriceSignalsView } from '@baguni/presentation';
import { useId, type ReactNode } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import { classes, type PartProps } from '../../lib/store.ts';
import styles from './PriceSignals.module.scss';

type PriceSignalsProps = PartProps<{ signals: PriceSignalsView }>;

export function PriceSignals({ signals: { heading, rows }, send }: PriceSignalsProps): ReactNode {
  const headingId = useId();
  return (
    <section className={styles['root']} aria-labelledby={headingId} data-price-signals="">
      <h2 className={styles['heading']} id={headingId}>
        {heading}
      </h2>
      <ul className={styles['rows']}>
        {rows.map(({ key, name, hasFallen, text, amounts, visit }) => (
          <li key={key} className={styles['row']}>
            <p className={styles['name']}>{name}</p>
            <p className={styles['amounts']}>
              <span className={classes(styles['change'], hasFallen && styles['fallen'])}>{text}</span>{' '}
              <span className={styles['both']}>{amounts}</span>
            </p>
            <Button label={visit.label} accessibleName={visit.accessibleName} onPress={() => send(visit.command)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
