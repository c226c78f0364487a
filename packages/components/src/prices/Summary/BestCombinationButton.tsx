import type { Command } from '@baguni/use-cases';
import type { ActionView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { SparkIcon } from '../../lib/icons.tsx';
import { ActionButton } from '../../parts/Button/ActionButton.tsx';
import styles from './Summary.module.scss';

interface BestCombinationButtonProps {
  readonly action: ActionView;
  readonly send: (command: Command) => void;
}

export function BestCombinationButton({ action, send }: BestCombinationButtonProps): ReactNode {
  return (
    <div className={styles['bestCombination']}>
      <SparkIcon className={styles['spark']} />
      <ActionButton action={action} send={send} isFull className={styles['bestCombinationButton']} />
    </div>
  );
}
