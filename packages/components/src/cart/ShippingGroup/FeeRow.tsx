import type { ShippingGroupView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import { Labels } from '../../parts/Labels/Labels.tsx';
import styles from './ShippingGroup.module.scss';

interface FeeRowProps {
  readonly group: Pick<ShippingGroupView, 'feeLabel' | 'feeText' | 'isKnown' | 'conditionText' | 'labels'>;
}

/**
 * The shipping fee of a parcel and its free-shipping threshold. Null if the fee is hidden and there are no labels
 * (SH-07).
 */
export function FeeRow({ group }: FeeRowProps): ReactNode {
  const { feeLabel, feeText, isKnown, conditionText, labels } = group;
  if (feeText === undefined && labels.length === 0) return null;
  return (
    <div className={styles['fee']}>
      {feeText === undefined ? null : (
        <p className={styles['text']}>
          <span>{feeLabel}</span>{' '}
          <strong className={classes(styles['amount'], !isKnown && styles['unknown'])}>{feeText}</strong>
        </p>
      )}
      {conditionText === undefined ? null : <p className={styles['condition']}>{conditionText}</p>}
      <Labels labels={labels} />
    </div>
  );
}
