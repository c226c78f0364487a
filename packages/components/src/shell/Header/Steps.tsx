import type { HeaderView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import styles from './Header.module.scss';

interface StepsProps {
  readonly header: Pick<HeaderView, 'stepsLabel' | 'steps'>;
}

export function Steps({ header }: StepsProps): ReactNode {
  return (
    <ol className={styles['steps']} aria-label={header.stepsLabel}>
      {header.steps.map(({ label, isCurrent }) => (
        <li key={label} className={styles['step']} aria-current={isCurrent ? 'step' : undefined}>
          {label}
        </li>
      ))}
    </ol>
  );
}
