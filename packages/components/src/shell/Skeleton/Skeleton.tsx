import type { ReactNode } from 'react';
import styles from './Skeleton.module.scss';

const rows = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

function Row(): ReactNode {
  return (
    <div className={styles['row']}>
      <span className={styles['box']} />
      <span className={styles['picture']} />
      <span className={styles['texts']}>
        <span className={styles['line']} />
        <span className={styles['short']} />
        <span className={styles['shorter']} />
      </span>
    </div>
  );
}

function Card({ units }: { readonly units: number }): ReactNode {
  return (
    <div className={styles['card']}>
      <div className={styles['head']}>
        <span className={styles['box']} />
        <span className={styles['short']} />
      </div>
      {rows(units).map((row) => (
        <Row key={row} />
      ))}
      <div className={styles['foot']}>
        <span className={styles['shorter']} />
      </div>
    </div>
  );
}

/** The list skeleton in its final size, so that no layout shift occurs. */
export function ListSkeleton(): ReactNode {
  return (
    <div className={styles['list']} aria-hidden="true">
      <div className={styles['toolbar']}>
        <span className={styles['box']} />
        <span className={styles['shorter']} />
      </div>
      <Card units={2} />
      <Card units={3} />
    </div>
  );
}

export function SummarySkeleton(): ReactNode {
  return (
    <div className={styles['card']} aria-hidden="true">
      <div className={styles['summary']}>
        <span className={styles['short']} />
        {rows(4).map((row) => (
          <span key={row} className={styles['line']} />
        ))}
        <span className={styles['total']} />
        <span className={styles['button']} />
      </div>
    </div>
  );
}
