import type { Command } from '@baguni/use-cases';
import type { UnitView, ActionView } from '@baguni/presentation';
import { useId, type ReactNode, type Ref } from 'react';
import { CouponButton } from '../../coupons/CouponButton/CouponButton.tsx';
import { CouponPrompt } from '../../coupons/CouponButton/CouponPrompt.tsx';
import { classes } from '../../lib/classes.ts';
import { Checkbox } from '../../parts/Checkbox/Checkbox.tsx';
import { ItemImage } from '../../parts/ItemImage/ItemImage.tsx';
import { PriceBlock } from '../../prices/PriceBlock/PriceBlock.tsx';
import { QuantityField } from '../../quantity/QuantityField/QuantityField.tsx';
import { UnitTexts } from './UnitTexts.tsx';
import styles from './UnitRow.module.scss';

interface DeleteUnitProps {
  readonly action: ActionView;
  readonly send: (command: Command) => void;
}

/** The delete button of a unit. Its accessible name contains the item. */
function DeleteUnit({ action, send }: DeleteUnitProps): ReactNode {
  return (
    <button
      type="button"
      className={styles['delete']}
      aria-label={action.accessibleName}
      title={action.label}
      onClick={() => send(action.command)}
    />
  );
}

interface UnitLineProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly unit: UnitView;
  readonly send: (command: Command) => void;
  /** Rendered only while the ledger is open. */
  readonly renderLedger: (id: string) => ReactNode;
}

/** One unit row. Its layout is one line if there is space, otherwise two. */
export function UnitLine({ ref, unit, send, renderLedger }: UnitLineProps): ReactNode {
  const id = useId();
  const { unorderable, coupon, updatingText } = unit;
  return (
    <div
      ref={ref}
      id={unit.domId}
      className={classes(styles['root'], unit.isUpdating && styles['updating'], unorderable && styles['blocked'])}
      tabIndex={-1}
      aria-busy={unit.isUpdating}
    >
      <div className={styles['grid']}>
        <Checkbox box={unit.box} send={send} describedBy={unorderable && `${id}why`} className={styles['box']} />
        <ItemImage image={unit.image} />
        <UnitTexts unit={unit} nameId={`${id}name`} reasonId={`${id}why`} send={send} />
        <div className={styles['quantity']}>
          <QuantityField unitId={unit.id} quantity={unit.quantity} send={send} />
          {coupon?.prompt ? (
            <div className={styles['prompt']}>
              <CouponPrompt prompt={coupon.prompt} send={send} buttonId={`${id}coupon`} />
            </div>
          ) : (
            updatingText && <p className={styles['wait']}>{updatingText}</p>
          )}
        </div>
        <PriceBlock
          price={unit.price}
          renderLedger={renderLedger}
          nameId={`${id}name`}
          note={coupon?.reason}
          noteId={`${id}couponwhy`}
        >
          {coupon && <CouponButton coupon={coupon} send={send} id={`${id}coupon`} nameId={`${id}name`} />}
        </PriceBlock>
        <DeleteUnit action={unorderable?.deleteUnit ?? unit.deleteUnit} send={send} />
      </div>
    </div>
  );
}
