import type { Command } from '@baguni/domain';
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
    >
      <svg className={styles['cross']} viewBox="0 0 16 16" aria-hidden="true">
        <path d="m3.5 3.5 9 9m0-9-9 9" />
      </svg>
    </button>
  );
}
