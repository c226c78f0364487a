import type { ReactNode } from 'react';
import styles from './Skeleton.module.scss';

const rows = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

function Row({ hasBox = true }: { readonly hasBox?: boolean }): ReactNode {
  return (
    <div className={styles['row']}>
      {hasBox ? <span className={styles['box']} /> : null}
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

/** The skeleton of the status of an order. */
export function StatusSkeleton(): ReactNode {
  return (
    <div className={styles['card']} aria-hidden="true">
      <div className={styles['status']}>
        <span className={styles['short']} />
        <span className={styles['shorter']} />
      </div>
    </div>
  );
}

/** The skeleton of the terms and lines of an order. */
export function OrderSkeleton(): ReactNode {
  return (
    <div className={styles['list']} aria-hidden="true">
      <div className={styles['card']}>
        <div className={styles['summary']}>
          <span className={styles['shorter']} />
          {rows(3).map((row) => (
            <span key={row} className={styles['line']} />
          ))}
        </div>
      </div>
      <div className={styles['card']}>
        {rows(2).map((row) => (
          <Row key={row} hasBox={false} />
        ))}
      </div>
    </div>
  );
}

/** @param hasButton true on the order page, which has no order bar on mobile */
export function SummarySkeleton({ hasButton = false }: { readonly hasButton?: boolean }): ReactNode {
  return (
    <div className={styles['card']} aria-hidden="true">
      <div className={styles['summary']} data-button={hasButton || undefined}>
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
