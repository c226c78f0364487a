import type { SummaryRowView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import styles from './Summary.module.scss';
import { SummaryRow } from './SummaryRow.tsx';

export function SummaryRows({ rows }: { readonly rows: readonly SummaryRowView[] }): ReactNode {
  return (
    <dl className={styles['rows']}>
      {rows.map((row) => (
        <SummaryRow key={row.key} row={row} />
      ))}
    </dl>
  );
}
