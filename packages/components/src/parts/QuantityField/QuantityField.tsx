import type { CartUnitId, Command } from '@baguni/domain';
import type { ActionView, QuantityFieldView } from '@baguni/presentation';
import { useId, type ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import { QuantityNotes } from './QuantityNotes.tsx';
import styles from './QuantityField.module.scss';
import { useDraft } from './use-draft.ts';

type Send = (command: Command) => void;

interface QuantityFieldProps {
  readonly unitId: CartUnitId;
  readonly quantity: QuantityFieldView;
  readonly send: Send;
}

interface StepProps {
  readonly action: ActionView;
  readonly sign: 'minus' | 'plus';
  readonly send: Send;
}

function Step({ action, sign, send }: StepProps): ReactNode {
  const { accessibleName, isEnabled, reason, command } = action;
  return (
    <button
      type="button"
      className={classes(styles['step'], styles[sign])}
      aria-label={accessibleName}
      aria-disabled={!isEnabled}
      title={reason}
      onClick={() => {
        if (isEnabled) send(command);
      }}
    />
  );
}

/**
 * The number of pieces (QT-01..05): a spinbutton between real buttons. Its draft is local until Enter, blur or a pause;
 * refused, it shows the cart's value again with the reason beside it and keeps the focus (WA-22).
 */
export function QuantityField({ unitId, quantity, send }: QuantityFieldProps): ReactNode {
  const notesId = useId();
  const draft = useDraft(quantity, (asked) => send({ type: 'ChangeQuantity', cartUnitId: unitId, asked }));
  const { accessibleName, min, max, maxDigits, isEditable, isSaving, error } = quantity;
  return (
    <div className={styles['root']}>
      <div className={classes(styles['stepper'], error !== undefined && styles['wrong'])}>
        <Step action={quantity.decrease} sign="minus" send={send} />
        <input
          className={styles['field']}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-label={accessibleName}
          aria-valuenow={draft.valueNow}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-busy={isSaving}
          aria-disabled={!isEditable}
          aria-invalid={error !== undefined}
          aria-describedby={notesId}
          readOnly={!isEditable}
          maxLength={maxDigits}
          value={draft.text}
          onChange={(event) => draft.type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={draft.commit}
          {...(isEditable ? { onKeyDown: draft.onKeyDown } : {})}
        />
        <Step action={quantity.increase} sign="plus" send={send} />
      </div>
      <QuantityNotes id={notesId} quantity={quantity} send={send} />
    </div>
  );
}
