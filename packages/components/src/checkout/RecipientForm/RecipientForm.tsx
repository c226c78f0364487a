import type { Recipient, RecipientField } from '@baguni/domain/internal';
import type { RecipientFormView } from '@baguni/presentation';
import { useId, useRef, useState, type ReactNode, type Ref, type SubmitEvent } from 'react';
import { classes } from '../../lib/store.ts';
import styles from './RecipientForm.module.scss';

/** Keeps the typed text over a reload of the page, e.g. in another language. */
export interface RecipientDraft {
  readonly recall: () => Recipient | undefined;
  readonly keep: (entered: Recipient) => void;
}

interface RecipientFormProps {
  readonly form: RecipientFormView;
  readonly draft?: RecipientDraft | undefined;
  /** True while the order is paid. */
  readonly isBusy: boolean;
  /** The form, which the button outside of it submits. */
  readonly ref: Ref<HTMLFormElement>;
  readonly onEnter: (recipient: Recipient) => void;
}

interface FieldProps {
  readonly field: RecipientFormView['fields'][number];
  readonly value: string;
  readonly isInvalid: boolean;
  readonly isBusy: boolean;
  readonly onWrite: (text: string) => void;
}

function Field({ field, value, isInvalid, isBusy, onWrite }: FieldProps): ReactNode {
  const id = useId();
  const { label, error, hint, autoComplete, inputMode, maxLength } = field;
  const described = classes(isInvalid && `${id}-error`, hint !== undefined && `${id}-hint`) || undefined;
  const shared = {
    id,
    name: field.field,
    className: styles['input'],
    value,
    autoComplete,
    inputMode,
    maxLength,
    readOnly: isBusy,
    required: true,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': described,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onWrite(target.value),
  };
  return (
    <div className={styles['field']} data-field={field.field}>
      <label htmlFor={id}>{label}</label>
      {/* browsers fill a whole address only into a text area */}
      {field.field === 'address' ? (
        <textarea {...shared} rows={2} />
      ) : (
        <input {...shared} type={field.field === 'phone' ? 'tel' : 'text'} />
      )}
      {isInvalid ? (
        <p className={styles['error']} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      {hint === undefined ? null : (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The recipient and address of an order; errors appear once the shopper wants to pay (CK-20). */
export function RecipientForm({ form, draft, isBusy, ref, onEnter }: RecipientFormProps): ReactNode {
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const [entered, setEntered] = useState(() => draft?.recall() ?? form.stored);
  const [isJudged, setIsJudged] = useState(false);
  const invalid = isJudged ? form.invalidOf(entered) : [];
  const write = (field: RecipientField, text: string): void => {
    const next = { ...entered, [field]: text };
    draft?.keep(next);
    setEntered(next);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const [first] = form.invalidOf(entered);
    setIsJudged(first !== undefined);
    if (first === undefined) onEnter(form.tidy(entered));
    else fields.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return (
    // the errors are in the language of the shopper, not of the browser
    <form className={styles['root']} ref={ref} noValidate aria-labelledby={id} onSubmit={submit}>
      <h2 className={styles['heading']} id={id}>
        {form.heading}
      </h2>
      <p className={styles['hint']}>{form.lead}</p>
      <div className={styles['fields']} ref={fields}>
        {form.fields.map((field) => (
          <Field
            key={field.field}
            field={field}
            value={entered[field.field]}
            isInvalid={invalid.includes(field.field)}
            isBusy={isBusy}
            onWrite={(text) => write(field.field, text)}
          />
        ))}
      </div>
    </form>
  );
}
