import type { ReactNode } from 'react';
import { watchTopOffset } from '../../lib/off-screen.ts';
import styles from './Page.module.scss';

interface ColumnsProps {
  /** The address bars over the list. The summary starts next to them. */
  readonly bars?: ReactNode;
  readonly list: ReactNode;
  /** Missing if there are no units to order; the list then uses the full width. */
  readonly summary?: ReactNode;
  /** Below the list on PC, below everything on mobile. */
  readonly below?: ReactNode;
}

/** List and summary: columns with a sticky summary on PC, stacked on mobile. */
export function Columns({ bars, list, summary, below }: ColumnsProps): ReactNode {
  return (
    <div className={styles[summary === undefined ? 'column' : 'columns']}>
      <div className={styles['list']}>
        {bars === undefined ? null : <div className={styles['bars']}>{bars}</div>}
        {list}
      </div>
      {summary === undefined ? null : (
        <div className={styles['summary']} ref={watchTopOffset}>
          {summary}
        </div>
      )}
      <div className={styles['below']}>{below}</div>
    </div>
  );
}
