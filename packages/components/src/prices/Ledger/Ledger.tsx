import type { AmountLineView, LedgerLineView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import styles from './Ledger.module.scss';

type Line = AmountLineView & Partial<Pick<LedgerLineView, 'rule'>>;

function LedgerLine({ line }: { readonly line: Line }): ReactNode {
  return (
    <div className={styles['line']} data-rule={line.rule}>
      <dt className={styles['term']}>
        {line.place === undefined ? null : (
          <span className={styles['place']} lang={line.placeLang}>
            {line.place}
          </span>
        )}
        <span>{line.text}</span>
      </dt>
      <dd className={styles['amount']}>{line.amount}</dd>
    </div>
  );
}

/** The calculation of an amount, step by step (PR-08). */
export function Ledger({ lines, id }: { readonly lines: readonly Line[]; readonly id?: string }): ReactNode {
  return (
    <dl className={styles['root']} id={id}>
      {lines.map((line) => (
        <LedgerLine key={line.key} line={line} />
      ))}
    </dl>
  );
}
