import { useEffect, useId, useState } from 'react';
import type { JsonPath } from '../../change/json-path.ts';
import { shownIn, typedIn, type FieldKind } from '../../change/typed.ts';
import { useForm } from './form-context.ts';
import type { Spot } from './spot.ts';
import styles from './form.module.scss';

interface FieldProps {
  readonly label: string;
  readonly kind: FieldKind;
  readonly spot: Spot;
  readonly path: JsonPath;
}

/** What was typed and is not what the cart says: on its way, or wrong. */
interface Draft {
  readonly text: string;
  readonly fault: string;
  /** What the cart said then: once it says something else, the draft is gone. */
  readonly shown: string;
}

const isNumber = (kind: FieldKind): boolean => kind === 'Whole' || kind === 'Percent' || kind === 'Amount';

const isMoment = (kind: FieldKind): boolean => kind === 'MomentMs' || kind === 'MomentIso';

const styleOf = (kind: FieldKind): string | undefined => {
  if (isNumber(kind)) return styles['number'];
  return isMoment(kind) ? styles['moment'] : styles['field'];
};

const inputModes = { Whole: 'numeric', Percent: 'decimal', Amount: 'decimal' } as const;

const inputModeOf = (kind: FieldKind) =>
  kind === 'Whole' || kind === 'Percent' || kind === 'Amount' ? inputModes[kind] : 'text';

/** A field whose text counts as soon as it means something. What means nothing stays as it was typed, and says why (WA-22). */
export const Field = ({ label, kind, spot, path }: FieldProps) => {
  const { wording, write, report } = useForm();
  const { currency } = wording.engine;
  const id = useId();
  const [draft, setDraft] = useState<Draft>();
  const [isFocused, setIsFocused] = useState(false);
  const shown = shownIn(kind, spot.value(path), currency);
  const kept = draft && (isFocused || (draft.fault !== '' && draft.shown === shown)) ? draft : undefined;
  const fault = kept?.fault ?? '';
  useEffect(() => {
    report(id, fault !== '');
    return () => report(id, false);
  }, [report, id, fault]);
  const type = (text: string): void => {
    const value = typedIn(kind, text, currency);
    setDraft({ text, shown, fault: write(spot.put(path, value), spot.path(path), 'Typed', kind === 'Amount') });
  };
  return (
    <span className={styleOf(kind)}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={isMoment(kind) ? 'datetime-local' : 'text'}
        value={kept?.text ?? shown}
        inputMode={inputModeOf(kind)}
        autoComplete="off"
        aria-invalid={fault !== '' || undefined}
        aria-describedby={fault === '' ? undefined : `${id}-fault`}
        onChange={({ target }) => type(target.value)}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
      />
      <span id={`${id}-fault`} className={styles['fault']} aria-live="polite">
        {fault}
      </span>
    </span>
  );
};
