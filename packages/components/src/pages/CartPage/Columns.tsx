import type { ReactNode } from 'react';
import { watchTopOffset } from '../../lib/top-offset.ts';
import styles from './CartPage.module.scss';

interface ColumnsProps {
  /** Where it is delivered to; over the list, so that the summary begins beside it. */
  readonly bars?: ReactNode;
  readonly list: ReactNode;
  /** Not there where there is nothing to order: then the list has the whole width. */
  readonly summary?: ReactNode;
  /** Below the list, beside a summary that stays in view; on mobile below all. */
  readonly below?: ReactNode;
}

/** List and summary: side by side on PC, where the summary stays in view; one under the other on mobile. */
export function Columns({ bars, list, summary, below }: ColumnsProps): ReactNode {
  return (
    <div className={styles[summary === undefined ? 'column' : 'columns']} ref={watchTopOffset}>
      <div className={styles['list']}>
        {bars === undefined ? null : <div className={styles['bars']}>{bars}</div>}
        {list}
      </div>
      {summary === undefined ? null : <div className={styles['summary']}>{summary}</div>}
      <div className={styles['below']}>{below}</div>
    </div>
  );
}
