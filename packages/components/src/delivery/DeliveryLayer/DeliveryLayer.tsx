import type { SlotKey } from '@baguni/domain/internal';
import type { BranchSlotsView, DeliveryLayerView, SlotView } from '@baguni/presentation';
import { useId, useState, type ReactNode } from 'react';
import { DialogLayer } from '../../parts/DialogLayer/DialogLayer.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import type { TopProps } from '../../lib/store.ts';
import styles from './DeliveryLayer.module.scss';

interface BranchProps {
  readonly branch: BranchSlotsView;
  readonly chosen: SlotKey | undefined;
  readonly choose: (slotKey: SlotKey | undefined) => void;
}

/** The slots of a branch as one native radio group, so that arrow keys cross days. */
function Branch({ branch: { legend, earliest, days }, chosen, choose }: BranchProps): ReactNode {
  const id = useId();
  const radio = ({ slotKey, text, note, isEnabled }: SlotView): ReactNode => (
    <label key={slotKey ?? 'earliest'} className={styles['slot']}>
      <input
        className={styles['radio']}
        type="radio"
        name={id}
        checked={slotKey === chosen}
        disabled={!isEnabled}
        onChange={() => choose(slotKey)}
      />
      <span className={styles['time']}>{text}</span> <span className={styles['note']}>{note}</span>
    </label>
  );
  return (
    <fieldset className={styles['branch']}>
      <legend className={styles['legend']}>{legend}</legend>
      {radio(earliest)}
      {days.map(({ day, heading, slots }) => (
        <fieldset key={day} className={styles['day']}>
          <legend className={styles['heading']}>
            <time dateTime={day}>{heading}</time>
          </legend>
          {slots.map(radio)}
        </fieldset>
      ))}
    </fieldset>
  );
}

type Choice = Readonly<Record<string, SlotKey | undefined>>;

const keysOf = (branches: readonly BranchSlotsView[], choice: Choice): readonly SlotKey[] =>
  branches.flatMap(({ branchCode }) => choice[branchCode] ?? []);

/** The choice of a slot per branch. Only the button saves it. */
export function DeliveryLayer({ delivery, isTop, send }: TopProps<{ delivery: DeliveryLayerView }>): ReactNode {
  const { lead, branches, saveLabel } = delivery;
  const [choice, setChoice] = useState<Choice>(() =>
    Object.fromEntries(branches.map(({ branchCode, chosen }) => [branchCode, chosen])),
  );
  const save = (): void => send({ type: 'ChooseDeliverySlots', slotKeys: keysOf(branches, choice) });
  return (
    <DialogLayer
      layer={{ ...delivery, type: 'DeliveryDate', domId: 'delivery-date', isTop }}
      shape="panel"
      lead={lead}
      onClose={() => send({ type: 'CloseSideLayer' })}
      foot={<Button label={saveLabel} onPress={save} look="primary" size="large" isFull />}
    >
      {branches.map((branch) => (
        <Branch
          key={branch.branchCode}
          branch={branch}
          chosen={choice[branch.branchCode]}
          choose={(slotKey) => setChoice({ ...choice, [branch.branchCode]: slotKey })}
        />
      ))}
    </DialogLayer>
  );
}
