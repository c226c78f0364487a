import type { Command } from '@baguni/use-cases';
import type { ActionView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import styles from './UnitRow.module.scss';

interface DeleteUnitProps {
  readonly action: ActionView;
  readonly send: (command: Command) => void;
}

/** The cross that deletes a unit; its name says which one (WA-16). */
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
