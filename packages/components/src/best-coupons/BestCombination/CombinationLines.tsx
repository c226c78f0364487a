import type { BestCombinationView, CombinationLineView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import styles from './BestCombination.module.scss';

function Line({ line }: { readonly line: CombinationLineView }): ReactNode {
  const { coupon, worthText, amount, on, shares, note } = line;
  return (
    <li className={styles['line']}>
      <span className={styles['coupon']}>{coupon}</span>
      <span className={styles['worth']}>{amount}</span>
      <span className={styles['on']}>
        {worthText} · {on}
      </span>
      {shares.map((share) => (
        <span key={share.key} className={styles['share']}>
          <span>{share.name}</span> <span>{share.amount}</span>
        </span>
      ))}
      {note === undefined ? null : <span className={styles['note']}>{note}</span>}
    </li>
  );
}

export function CombinationLines({ bestCombination }: { readonly bestCombination: BestCombinationView }): ReactNode {
  const { domId, linesLabel, lines, rest, unused } = bestCombination;
  // a scrollable list needs a tab stop even without controls
  const tabIndex = unused.length === 0 ? 0 : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <section aria-labelledby={`${domId}-lines`} tabIndex={tabIndex}>
      <h3 className={styles['heading']} id={`${domId}-lines`}>
        {linesLabel}
      </h3>
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
        {rest.map(({ key, label, amount }) => (
          <li key={key} className={styles['line']}>
            <span>{label}</span>
            <span className={styles['amount']}>{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
