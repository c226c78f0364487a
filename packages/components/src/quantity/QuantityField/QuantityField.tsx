import styles from './QuantityField.module.scss';
import type { Command } from '@baguni/use-cases';
import type { QuantityFieldView, ActionView } from '@baguni/presentation';
import { use, useRef, useEffect, useState, type ReactNode, type KeyboardEvent } from 'react';
import type { CartUnitId } from '@baguni/domain/internal';
import { BelowContext } from '../../lib/off-screen.ts';
import { classes, type PartProps } from '../../lib/store.ts';

interface QuantityNotesProps extends PartProps {
  /** Describes the field. */
  readonly id: string;
  readonly quantity: QuantityFieldView;
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

type Limits = Pick<QuantityFieldView, 'min' | 'max' | 'step'>;

/** The step of Page Up and Page Down in pieces, rounded up to whole steps. */
const PAGE = 10;

/** Returns the change for a key in pieces, or undefined for other keys. */
const strideOf = (key: string, step: number): number | undefined => {
  const page = Math.ceil(PAGE / step) * step;
  const strides = new Map([
    ['ArrowUp', step],
    ['ArrowDown', -step],
    ['PageUp', page],
    ['PageDown', -page],
  ]);
  return strides.get(key);
};

/** Between two steps, moves to the next step. */
const onStep = (value: number, stride: number, step: number): number =>
  stride > 0 ? Math.floor(value / step) * step : Math.ceil(value / step) * step;

/**
 * Returns the quantity after a key press, within the limits, or undefined for other keys. Home and End move the caret:
 * End would order the maximum.
 */
export const spun = (key: string, value: number, { min, max, step }: Limits): number | undefined => {
  const stride = strideOf(key, step);
  if (stride === undefined) return undefined;
  return Math.min(max, Math.max(min, onStep(value, stride, step) + stride));
};

/** Delay after the last key step until the quantity is sent, in ms. */
const PAUSE_MS = 1000;

/** An unsent input. Typed digits may be incomplete, so only key steps are sent after a pause. */
interface Draft {
  readonly text: string;
  readonly isStepped: boolean;
  /** True if further digits were dropped. Such a value is not sent. */
  readonly isCut?: boolean;
}

const numberIn = (text: string): number | undefined =>
  /^[\d\uff10-\uff19]+$/u.test(text.trim()) ? Number(text.normalize('NFKC')) : undefined;

/**
 * The draft of a quantity field: sent on Enter, blur or 1 s after the last key step, dropped on Escape. Otherwise the
 * field shows the cart's value.
 */
const useDraft = (view: QuantityFieldView, send: (asked: string) => void) => {
  const [draft, setDraft] = useState<Draft>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const text = draft?.text ?? view.value;
  const valueNow = numberIn(text) ?? view.valueNow;

  const commit = (): void => {
    clearTimeout(timer.current);
    if (draft === undefined) return;
    setDraft(undefined);
    // the cart's own value is sent too, because it clears an older error
    if (!draft.isCut && (draft.text.trim() !== view.value || view.error !== undefined)) send(draft.text);
  };
  const lastCommit = useRef(commit);
  useEffect(() => {
    lastCommit.current = commit;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const edit = (next: Draft): void => {
    clearTimeout(timer.current);
    setDraft(next);
    if (next.isStepped) timer.current = setTimeout(() => lastCommit.current(), PAUSE_MS);
  };
  const restore = (event: KeyboardEvent): void => {
    clearTimeout(timer.current);
    // marks Escape as handled if a draft was dropped, so that no other element closes
    if (draft !== undefined) event.preventDefault();
    setDraft(undefined);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') return commit();
    if (event.key === 'Escape') return restore(event);
    if (event.shiftKey) return;
    const next = spun(event.key, valueNow, view);
    if (next === undefined) return;
    event.preventDefault();
    edit({ text: String(next), isStepped: true });
  };
  const type = (typed: string): void => {
    // extra digits are dropped and the rule reports them (QT-01)
    const isCut = typed.length > view.maxDigits;
    if (isCut) send(typed);
    edit({ text: typed.slice(0, view.maxDigits), isStepped: false, isCut });
  };
  return { text, valueNow, type, commit, onKeyDown };
};
