import type { Command } from '@baguni/domain';
import type { UnorderableView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import styles from './UnorderableNote.module.scss';

interface UnorderableNoteProps {
  readonly unorderable: UnorderableView;
  readonly send: (command: Command) => void;
  /** What cannot be chosen is described by it. */
  readonly id?: string;
}

/** Why a unit cannot be ordered, and the button that deletes it (PG-13). */
export function UnorderableNote({ unorderable, send, id }: UnorderableNoteProps): ReactNode {
  const { label, reason, deleteUnit } = unorderable;
  return (
    <div className={styles['root']}>
      <p className={styles['text']} id={id}>
        <strong className={styles['label']}>{label}</strong> <span>{reason}</span>
      </p>
      <button
        type="button"
        className={styles['delete']}
        aria-label={deleteUnit.accessibleName}
        onClick={() => send(deleteUnit.command)}
      >
        {deleteUnit.label}
      </button>
    </div>
  );
}
