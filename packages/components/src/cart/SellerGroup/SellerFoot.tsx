import type { AmountView, FootView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import styles from './SellerGroup.module.scss';

interface SellerFootProps {
  readonly foot: FootView;
}

function Part({ part: { key, label, amount, sign } }: { readonly part: AmountView }): ReactNode {
  return (
    <div className={classes(styles['part'], key === 'Total' && styles['total'])}>
      {sign === undefined ? null : (
        <span className={styles['sign']} aria-hidden="true">
          {sign}
        </span>
      )}
      <dt className={styles['term']}>{label}</dt>
      <dd className={classes(styles['amount'], key === 'Negative' && styles['negative'])}>{amount}</dd>
    </div>
  );
}

export function SellerFoot({ foot }: SellerFootProps): ReactNode {
  return (
    <footer className={styles['foot']}>
      <h4 className="visually-hidden">{foot.label}</h4>
      <dl className={styles['sum']}>
        {foot.parts.map((part) => (
          <Part key={part.key} part={part} />
        ))}
      </dl>
      {foot.isShippingKnown ? null : <p className={styles['without']}>{foot.text}</p>}
    </footer>
  );
}
