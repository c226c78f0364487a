import styles from './UnitRow.module.scss';
import type { Command } from '@baguni/use-cases';
import type { UnitView, ActionView } from '@baguni/presentation';
import { type ReactNode, type Ref, memo, useCallback } from 'react';
import { useSafeHref } from '../../lib/links.ts';
import { classes, useStore, type PartProps } from '../../lib/store.ts';
import { NoticeIcon } from '../../lib/icons.tsx';
import { Labels } from '../../parts/Labels/Labels.tsx';
import { ServiceBadge } from '../../parts/ServiceBadge/ServiceBadge.tsx';
import { CouponButton, CouponPrompt } from '../../coupons/CouponButton/CouponButton.tsx';
import { Checkbox } from '../../parts/Checkbox/Checkbox.tsx';
import { ItemImage } from '../../parts/ItemImage/ItemImage.tsx';
import { PriceBlock } from '../../prices/PriceBlock/PriceBlock.tsx';
import { QuantityField } from '../../quantity/QuantityField/QuantityField.tsx';
import type { CartUnitId } from '@baguni/domain/internal';
import { observer } from 'mobx-react-lite';
import { useView } from '../../lib/off-screen.ts';
import { Ledger } from '../../prices/Ledger/Ledger.tsx';

/** The parts of a unit that its texts do not show. */
type OtherParts = 'id' | 'domId' | 'box' | 'image' | 'quantity' | 'price' | 'coupon' | 'deleteUnit' | 'saveUnit';

interface UnitTextsProps extends Omit<
  UnitView,
  OtherParts | 'isSelected' | 'isUpdating' | 'updatingText' | 'hasNamesake'
> {
  readonly nameId: string;
  readonly reasonId: string;
  readonly send: (command: Command) => void;
}

interface AdditionsProps extends Pick<UnitView, 'additions' | 'additionsLabel'> {
  readonly id: string;
}

function Additions({ additions, additionsLabel, id }: AdditionsProps): ReactNode {
  return (
    <div id={id} className={styles['pair']}>
      <dt>{additionsLabel}</dt>
      {additions.map(({ key, text, amount }) => (
        <dd key={key}>
          <span>{text}</span> <span className={styles['amount']}>{amount}</span>
        </dd>
      ))}
    </div>
  );
}

/** Further facts: order blockers, service, kind and arrival. */
function Facts({
  badge,
  concern,
  labels,
  deliveryText,
}: Pick<UnitView, 'badge' | 'concern' | 'labels' | 'deliveryText'>): ReactNode {
  if (!(concern || badge || deliveryText || labels[0])) return null;
  return (
    <div className={styles['facts']}>
      {concern && (
        <p className={styles['concern']}>
          <NoticeIcon /> {concern}
        </p>
      )}
      {badge && <ServiceBadge badge={badge} />}
      <Labels labels={labels} />
      {deliveryText && <p className={styles['delivery']}>{deliveryText}</p>}
    </div>
  );
}

/** The texts of a unit: name, options, additions, labels, delivery, and the reason if it cannot be ordered. */
const UnitTexts = memo(function UnitTexts({ nameId, reasonId, send, ...unit }: UnitTextsProps): ReactNode {
  const { name, optionLabel, optionText, changeOptions, unorderable } = unit;
  const href = useSafeHref()(unit.link);
  const label = (
    <dt>
      {changeOptions === undefined ? (
        optionLabel
      ) : (
        <button
          type="button"
          className={styles['change']}
          aria-label={changeOptions.accessibleName}
          onClick={() => send(changeOptions.command)}
        >
          {optionLabel}
        </button>
      )}
    </dt>
  );
  return (
    <div className={styles['texts']}>
      <h4 id={nameId} className={styles['name']} title={name}>
        {href ? <a href={href}>{name}</a> : name}
      </h4>
      <dl className={styles['pairs']}>
        <div className={styles['pair']}>
          {label}
          <dd id={`${nameId}-option`}>{optionText}</dd>
        </div>
        {unit.additions[0] && <Additions {...unit} id={`${nameId}-additions`} />}
      </dl>
      {unorderable === undefined ? (
        <Facts {...unit} />
      ) : (
        <p id={reasonId} className={styles['reason']}>
          {unorderable.reason}
        </p>
      )}
    </div>
  );
});

/** A small button of a unit. Its accessible name contains the item. */
const RowAction = memo(function RowAction({
  kind,
  action,
  send,
}: PartProps<{ kind: 'delete' | 'save'; action: ActionView }>): ReactNode {
  return (
    <button
      type="button"
      className={styles[kind]}
      aria-label={action.accessibleName}
      title={action.label}
      data-row={kind}
      onClick={() => send(action.command)}
    />
  );
});

interface PriceProps extends Pick<UnitView, 'price' | 'coupon'>, Pick<UnitLineProps, 'send' | 'renderLedger'> {
  /** Prefix of the ids in this row. */
  readonly id: string;
  readonly nameId: string;
}

const Price = memo(function Price({ price, coupon, send, renderLedger, id, nameId }: PriceProps): ReactNode {
  return (
    <PriceBlock
      price={price}
      renderLedger={renderLedger}
      id={`${id}ledger`}
      nameId={nameId}
      note={coupon?.reason}
      noteId={`${id}couponwhy`}
    >
      {coupon?.prompt && <CouponPrompt prompt={coupon.prompt} send={send} buttonId={`${id}coupon`} />}
      {coupon && <CouponButton coupon={coupon} send={send} id={`${id}coupon`} nameId={nameId} />}
    </PriceBlock>
  );
});

const Quantity = memo(QuantityField);

interface UnitLineProps extends PartProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly unit: UnitView;
  /** Rendered only while the ledger is open. */
  readonly renderLedger: (id: string) => ReactNode;
}

/** One unit row. Its layout is one line if there is space, otherwise two. */
export function UnitLine({ ref, unit, send, renderLedger }: UnitLineProps): ReactNode {
  const {
    id: unitId,
    domId,
    box,
    image,
    quantity,
    price,
    coupon,
    deleteUnit,
    saveUnit,
    isSelected: _,
    isUpdating,
    updatingText,
    hasNamesake,
    ...texts
  } = unit;
  const { unorderable } = texts;
  // ids of `useId` differ in each element and make up an eighth of a compressed document
  const id = `row-${unitId}-`;
  const nameId = `${id}name`;
  const added = texts.additions[0] ? ` ${nameId}-additions` : '';
  return (
    <div
      ref={ref}
      id={domId}
      className={classes(styles['root'], isUpdating && styles['updating'], unorderable && styles['blocked'])}
      tabIndex={-1}
      aria-busy={isUpdating}
    >
      <div className={styles['grid']}>
        <Checkbox box={box} send={send} describedBy={unorderable && `${id}why`} className={styles['box']} />
        <ItemImage image={image} />
        <UnitTexts {...texts} nameId={nameId} reasonId={`${id}why`} send={send} />
        <div className={styles['quantity']} data-prompted={coupon?.prompt && ''}>
          {/* always there: after a new element, browsers match every `:has()` of the page again */}
          <p className={styles['wait']}>{updatingText}</p>
          <Quantity id={`${id}notes`} unitId={unitId} quantity={quantity} send={send} />
        </div>
        <Price
          price={price}
          coupon={coupon}
          send={send}
          renderLedger={renderLedger}
          id={id}
          nameId={hasNamesake ? `${nameId} ${nameId}-option${added}` : nameId}
        />
        <RowAction kind="save" action={saveUnit} send={send} />
        <RowAction kind="delete" action={unorderable?.deleteUnit ?? deleteUnit} send={send} />
      </div>
    </div>
  );
}

interface UnitLedgerProps {
  readonly unitId: CartUnitId;
  readonly id: string;
}

/** The open ledger of a unit. A separate component, so that closed ledgers need no rendering. */
const UnitLedger = observer(function UnitLedger({ unitId, id }: UnitLedgerProps): ReactNode {
  const { views } = useStore();
  return <Ledger lines={views.unitLedger(unitId)} id={id} />;
});

const Line = memo(UnitLine);

/** One row by unit id. It renders only if its view changes, and later if off screen. Null if the unit is gone. */
export const UnitRow = observer(function UnitRow({ id }: { readonly id: CartUnitId }): ReactNode {
  const { send } = useStore();
  const [unit, ref] = useView((views) => views.unit(id));
  const renderLedger = useCallback((panelId: string) => <UnitLedger unitId={id} id={panelId} />, [id]);
  if (unit === undefined) return null;
  return <Line ref={ref} unit={unit} send={send} renderLedger={renderLedger} />;
});
