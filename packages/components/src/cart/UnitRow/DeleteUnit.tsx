import type { Command } from '@baguni/use-cases';
import type { ActionView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import styles from './UnitRow.module.scss';

interface DeleteUnitProps {
  readonly action: ActionView;
  readonly send: (command: Command) => void;
}

/** The delete button of a unit. Its accessible name contains the item. */
export function DeleteUnit({ action, send }: DeleteUnitProps): ReactNode {
  return (
    <button
      type="button"
      className={styles['delete']}
      aria-label={action.accessibleName}
      title={action.label}
      onClick={() => send(action.command)}
    />
  );
}
