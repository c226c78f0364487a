import type { OptionDraft, OptionFieldView, OptionLayerView } from '@baguni/presentation';
import { useId, useState, type ReactNode } from 'react';
import { DialogLayer, LayerFailure } from '../../parts/DialogLayer/DialogLayer.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import type { TopProps } from '../../lib/store.ts';
import styles from './OptionLayer.module.scss';

type OptionLayerProps = TopProps<{ options: OptionLayerView }>;

interface PicksProps extends Pick<OptionLayerProps, 'options'> {
  readonly picked: string | undefined;
  readonly pick: (optionNo: string) => void;
}

function Picks({ options: { legend, picks }, picked, pick }: PicksProps): ReactNode {
  const id = useId();
  return (
    <fieldset>
      <legend className={styles['legend']}>{legend}</legend>
      {picks.map(({ optionNo, text, note, isEnabled }) => (
        <label key={optionNo} className={styles['pick']}>
          <input
            className={styles['radio']}
            type="radio"
            name={id}
            checked={optionNo === picked}
            disabled={!isEnabled}
            onChange={() => pick(optionNo)}
          />
          <span>{text}</span> <span className={styles['note']}>{note}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface FieldProps {
  readonly field: OptionFieldView;
  readonly value: string;
  readonly error: string | undefined;
  readonly onWrite: (value: string) => void;
}

function Field({ field: { label, hint, isNumber, maxLength }, value, error, onWrite }: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles['input']}
        type="text"
        inputMode={isNumber ? 'numeric' : undefined}
        maxLength={maxLength}
        autoComplete="off"
        value={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onWrite(target.value)}
      />
      <p className={styles['note']} id={`${id}-hint`}>
        {hint} {error === undefined ? null : <strong className={styles['error']}>{error}</strong>}
      </p>
    </div>
  );
}

/** The layer to change a unit's options, starting with the current ones. Only the button sends a change (PG-21). */
export function OptionLayer({ options, isTop, send }: OptionLayerProps): ReactNode {
  const { lead, waitText, failure, picks, fields, isSaving, saveLabel } = options;
  const [changed, setDraft] = useState<OptionDraft>();
  const draft = changed ?? options.now;
  const { errors, amount, reason, command } = options.draftOf(draft);
  const foot = (
    <Button
      label={saveLabel}
      isEnabled={reason === undefined && waitText === undefined && !isSaving}
      isBusy={isSaving}
      reason={waitText === undefined ? reason : undefined}
      onPress={() => send(command)}
      look="primary"
      size="large"
      isFull
    />
  );
  return (
    <DialogLayer
      layer={{ ...options, type: 'ItemOptions', domId: 'item-options', isTop }}
      shape="note"
      lead={lead}
      onClose={() => send({ type: 'CloseSideLayer' })}
      isBusy={isSaving}
      foot={failure ? undefined : foot}
    >
      <output className={styles['wait']}>{waitText}</output>
      {failure ? <LayerFailure failure={failure} send={send} /> : null}
      {picks.length === 0 ? null : (
        <Picks options={options} picked={draft.picked} pick={(picked) => setDraft({ ...draft, picked })} />
      )}
      {fields.map((field) => (
        <Field
          key={field.key}
          field={field}
          value={draft.values[field.key] ?? ''}
          error={errors[field.key]}
          onWrite={(value) => setDraft({ ...draft, values: { ...draft.values, [field.key]: value } })}
        />
      ))}
      {amount === undefined ? null : <output className={styles['amount']}>{amount}</output>}
    </DialogLayer>
  );
}
