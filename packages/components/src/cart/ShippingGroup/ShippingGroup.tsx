import styles from './ShippingGroup.module.scss';
import itemStyles from '../ItemGroup/ItemGroup.module.scss';
import type { ShippingGroupView, AmountView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes, useStore } from '../../lib/store.ts';
import { Labels } from '../../parts/Labels/Labels.tsx';
import { observer } from 'mobx-react-lite';
import { Boundary } from '../../shell/Boundary/Boundary.tsx';
import { ActionButton } from '../../parts/Button/Button.tsx';
import { UnitRow } from '../UnitRow/UnitRow.tsx';

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

function Amounts({ amounts }: { readonly amounts: readonly AmountView[] }): ReactNode {
  return (
    <dl className={itemStyles['amounts']}>
      {amounts.map(({ key, label, amount }) => (
        <div key={key} className={itemStyles['pair']}>
          <dt>{label}</dt>
          <dd className={itemStyles['amount']}>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The units of one item, with totals if there are several. */
export const ItemGroup = observer(function ItemGroup({ groupKey }: { readonly groupKey: string }): ReactNode {
  const { views, send } = useStore();
  const group = views.itemGroup(groupKey);
  if (group === undefined) return null;
  return (
    <>
      {/* an entry of the parcel's list, without a nested list */}
      {group.unitIds.map((id) => (
        <div key={id} className={itemStyles['unit']}>
          <Boundary>
            <UnitRow id={id} />
          </Boundary>
        </div>
      ))}
      {group.showsSummary ? (
        <div className={itemStyles['foot']}>
          {group.coupons === undefined ? null : (
            <ActionButton action={group.coupons} send={send} className={itemStyles['coupons']} />
          )}
          <Amounts amounts={group.summary} />
        </div>
      ) : null}
    </>
  );
});

/** The units of one parcel and its shipping fee. */
export const ShippingGroup = observer(function ShippingGroup({ groupKey }: { readonly groupKey: string }): ReactNode {
  const group = useStore().views.shippingGroup(groupKey);
  if (group === undefined) return null;
  return (
    <div id={group.domId}>
      <ul className={styles['items']} aria-label={group.label}>
        {group.itemGroupKeys.map((key) => (
          <li key={key} className={styles['item']}>
            <ItemGroup groupKey={key} />
          </li>
        ))}
      </ul>
      <FeeRow group={group} />
    </div>
  );
});
