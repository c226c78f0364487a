import type { SummaryRowView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import styles from './Summary.module.scss';
import { useDisclosure, type Disclosure } from '../../lib/disclosure.ts';
import { ChevronIcon } from '../../lib/icons.tsx';
import { Ledger } from '../Ledger/Ledger.tsx';

interface SummaryRowProps {
  readonly row: SummaryRowView;
}

interface ToggleProps extends SummaryRowProps {
  readonly button: Disclosure['button'];
}

function Toggle({ row, button }: ToggleProps): ReactNode {
  return (
    <button {...button} type="button" className={styles['toggle']} aria-label={row.toggleLabel}>
      {row.label}
      <ChevronIcon className={styles['chevron']} />
    </button>
  );
}

function SummaryRow({ row }: SummaryRowProps): ReactNode {
  const { button, isOpen, panelId } = useDisclosure();
  const { hasLines } = row;
  return (
    <div className={styles['row']} data-row={row.key} data-tone={row.tone}>
      <dt className={styles['label']}>{hasLines ? <Toggle row={row} button={button} /> : row.label}</dt>
      <dd className={styles['amount']}>
        {row.amount}
        {row.inCurrency && <small>{row.inCurrency}</small>}
      </dd>
      {hasLines && isOpen ? (
        <dd className={styles['ledger']}>
          <Ledger id={panelId} lines={row.lines} />
        </dd>
      ) : null}
    </div>
  );
}

export function SummaryRows({ rows }: { readonly rows: readonly SummaryRowView[] }): ReactNode {
  return (
    <dl className={styles['rows']}>
      {rows.map((row) => (
        <SummaryRow key={row.key} row={row} />
      ))}
    </dl>
  );
}
