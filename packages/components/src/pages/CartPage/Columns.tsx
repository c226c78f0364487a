import type { ReactNode } from 'react';
import styles from './CartPage.module.scss';

interface ColumnsProps {
  readonly list: ReactNode;
  readonly summary: ReactNode;
}

/** List and summary: side by side on PC, where the summary stays in sight; one under the other on mobile. */
export function Columns({ list, summary }: ColumnsProps): ReactNode {
  return (
    <div className={styles['columns']}>
      <div className={styles['list']}>{list}</div>
      <div className={styles['summary']}>{summary}</div>
    </div>
  );
}
