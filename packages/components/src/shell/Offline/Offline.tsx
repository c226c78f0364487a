import type { MoreViews } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { NoticeIcon } from '../../lib/icons.tsx';
import { usePageMark } from '../../lib/page-marks.ts';
import styles from './Offline.module.scss';

/** Shows a lost connection until it returns. Its live region must exist before the text appears. */
export function Offline({ offline }: Pick<MoreViews, 'offline'>): ReactNode {
  usePageMark('offline', offline !== undefined);
  return (
    <output className={offline && styles['root']} data-connection="" data-message={offline && 'offline'}>
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
