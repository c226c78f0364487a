import type { HeaderView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import styles from './Header.module.scss';

interface TitleProps {
  readonly header: Pick<HeaderView, 'title' | 'count' | 'accessibleTitle'>;
}

export function Title({ header }: TitleProps): ReactNode {
  return (
    <h1 className={styles['title']} aria-label={header.accessibleTitle}>
      {header.title}
      {header.count === undefined ? null : <span className={styles['count']}>{header.count}</span>}
    </h1>
  );
}
