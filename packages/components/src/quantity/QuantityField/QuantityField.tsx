import styles from './QuantityField.module.scss';
import type { Command } from '@baguni/use-cases';
import type { QuantityFieldView, ActionView } from '@baguni/presentation';
import { type ReactNode, use, useRef } from 'react';
import type { CartUnitId } from '@baguni/domain/internal';
import { BelowContext } from '../../lib/off-screen.ts';
import { classes } from '../../lib/store.ts';
import { useDraft } from './use-draft.ts';

interface QuantityNotesProps {
  /** Describes the field. */
  readonly id: string;
  readonly quantity: QuantityFieldView;
  readonly send: (command: Command) => void;
}

/** Notes of a quantity field: limits, read-only reason, effects of a change, and errors. */
function QuantityNotes({ id, quantity, send }: QuantityNotesProps): ReactNode {
  const note = [quantity.limitsText, quantity.disabledReason, quantity.hint].filter(Boolean).join(' · ');
  return (
    <>
      <div className={styles['notes']} id={id}>
        {note && <p className={styles['note']}>{note}</p>}
        {quantity.error === undefined ? null : (
          <p className={styles['error']} role="alert">
            {quantity.error}
          </p>
        )}
      </div>
      {quantity.errorFixes.map(({ label, accessibleName, command }) => (
        <button
          key={label}
          type="button"
          className={styles['fix']}
          aria-label={accessibleName}
          onClick={() => send(command)}
        >
          {label}
        </button>
      ))}
    </>
  );
}

type Send = (command: Command) => void;

interface QuantityFieldProps {
  /** Id of the notes. */
  readonly id: string;
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
 * The quantity as a spinbutton with buttons. A draft is sent on Enter, blur or pause; after a refusal the cart's
 * value returns. Far below the window it is text, because browsers inspect the surroundings of each text field.
 */
export function QuantityField({ id, unitId, quantity, send }: QuantityFieldProps): ReactNode {
  const draft = useDraft(quantity, (asked) => send({ type: 'ChangeQuantity', cartUnitId: unitId, asked }));
  const { accessibleName, valueText, min, max, isEditable, isSaving, error } = quantity;
  // a new input is not marked as wrong yet
  const isWrong = error !== undefined && draft.text === quantity.value;
  const isText = use(BelowContext);
  const hasFocus = useRef(false);
  const spinbutton = {
    className: styles['field'],
    'aria-label': accessibleName,
    'aria-valuenow': draft.valueNow,
    'aria-valuetext': draft.text === quantity.value ? valueText : undefined,
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-busy': isSaving,
    'aria-disabled': !isEditable,
    'aria-invalid': isWrong,
    'aria-describedby': id,
  } as const;
  return (
    <div className={styles['root']}>
      <div className={classes(styles['stepper'], isWrong && styles['wrong'])}>
        <Step action={quantity.decrease} sign="minus" send={send} />
        {isText ? (
          <span
            {...spinbutton}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above: it is no input yet
            role="spinbutton"
            tabIndex={0}
            onFocus={() => (hasFocus.current = true)}
            onBlur={() => (hasFocus.current = false)}
          >
            {draft.text}
          </span>
        ) : (
          <input
            {...spinbutton}
            ref={(field) => {
              if (hasFocus.current) field?.focus();
              hasFocus.current = false;
            }}
            role="spinbutton"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            readOnly={!isEditable}
            value={draft.text}
            onChange={(event) => draft.type(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={draft.commit}
            {...(isEditable ? { onKeyDown: draft.onKeyDown } : {})}
          />
        )}
        <Step action={quantity.increase} sign="plus" send={send} />
      </div>
      <QuantityNotes id={id} quantity={quantity} send={send} />
    </div>
  );
}
