import type { Command } from '@baguni/use-cases';
import type { QuantityFieldView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import styles from './QuantityField.module.scss';

interface QuantityNotesProps {
  /** Describes the field. */
  readonly id: string;
  readonly quantity: QuantityFieldView;
  readonly send: (command: Command) => void;
}

/** Notes of a quantity field: limits, read-only reason, effects of a change, and errors. */
export function QuantityNotes({ id, quantity, send }: QuantityNotesProps): ReactNode {
  const note = [quantity.limitsText, quantity.disabledReason, quantity.hint].filter(Boolean).join(' · ');
  return (
    <div className={styles['notes']}>
      <div id={id}>
        {note && (
          <p className={styles['note']} title={note}>
            {note}
          </p>
        )}
        {quantity.error === undefined ? null : (
          <p className={styles['error']} role="alert">
            {quantity.error}
          </p>
        )}
      </div>
      {quantity.errorFixes.map(({ label, accessibleName, command }) => (
        <button
          key={label}
          type="button"
          className={styles['fix']}
          aria-label={accessibleName}
          onClick={() => send(command)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
