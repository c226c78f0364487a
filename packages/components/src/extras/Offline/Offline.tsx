import type { OfflineView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { NoticeIcon } from '../../lib/icons.tsx';
import styles from './Offline.module.scss';

interface OfflineProps {
  readonly offline: OfflineView | undefined;
}

/**
 * Says at the edge of the window that there is no connection, until there is one (ER-02). What says it stands there empty
 * before, or nobody would hear it.
 */
export function Offline({ offline }: OfflineProps): ReactNode {
  return (
    <output className={offline && styles['root']} data-connection="">
      {offline === undefined ? null : (
        <>
          <NoticeIcon className={styles['icon']} />
          <span>
            <strong>{offline.title}</strong> <span className={styles['text']}>{offline.text}</span>
          </span>
        </>
      )}
    </output>
  );
}
