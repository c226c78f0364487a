import type { ActionView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import type { PageStore } from '../../lib/store.ts';
import { CloseIcon } from '../../lib/icons.tsx';
import styles from './Header.module.scss';

interface ClosePageProps {
  readonly close: ActionView;
  readonly send: PageStore['send'];
}

export function ClosePage({ close, send }: ClosePageProps): ReactNode {
  return (
    <button
      type="button"
      className={styles['icon']}
      aria-label={close.accessibleName}
      onClick={() => send(close.command)}
    >
      <CloseIcon />
    </button>
  );
}
