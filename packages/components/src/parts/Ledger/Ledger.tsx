import type { LedgerLineView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import styles from './Ledger.module.scss';

interface LedgerProps {
  readonly lines: readonly LedgerLineView[];
  /** Of the list, where a button opens it. */
  readonly id?: string;
}

function Line({ line }: { readonly line: LedgerLineView }): ReactNode {
  return (
    <div className={styles['line']} data-rule={line.rule}>
      <dt className={styles['term']}>
        {line.place === undefined ? null : <span className={styles['place']}>{line.place}</span>}
        <span className={styles['text']}>{line.text}</span>
      </dt>
      <dd className={styles['amount']}>{line.amount}</dd>
    </div>
  );
}

/** How an amount came about, step by step: who gave or charged what, from which inputs (PR-08). */
export function Ledger({ lines, id }: LedgerProps): ReactNode {
  return (
    <dl className={styles['root']} id={id}>
      {lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </dl>
  );
}
