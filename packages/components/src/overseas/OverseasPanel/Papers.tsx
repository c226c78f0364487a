import styles from './OverseasPanel.module.scss';
import type { Command } from '@baguni/use-cases';
import type { IdPhotoView, PapersView, Draft } from '@baguni/presentation';
import { useEffect, useEffectEvent, useId, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { ActionButton } from '../../parts/Button/Button.tsx';
import type { PartProps } from '../../lib/store.ts';

/** Returns the first bytes of a file, or undefined if it is unreadable. */
const headOf = async (file: File, bytes: number): Promise<readonly number[]> => {
  try {
    return [...new Uint8Array(await file.slice(0, bytes).arrayBuffer())];
  } catch {
    return [];
  }
};

/** The photo of the identity card. Its file name is not part of the state. */
function IdPhoto({ photo, send }: PartProps<{ photo: IdPhotoView }>): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState<string>();
  const { label, choose, hint, given, error, accept, headBytes, remove } = photo;
  const take = async (file: File | undefined): Promise<void> => {
    setName(file?.name);
    if (!file) return send(remove.command);
    const head = await headOf(file, headBytes);
    // another file may have been chosen meanwhile
    if (input.current?.files?.[0] === file)
      send({ type: 'GiveIdImage', image: { type: file.type, size: file.size, head } });
  };
  const leave = (command: Command): void => {
    if (input.current) input.current.value = '';
    input.current?.focus();
    setName(undefined);
    send(command);
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <span className={styles['pick']}>
        <span aria-hidden="true">{choose}</span>
        <input
          ref={input}
          className={styles['file']}
          id={id}
          data-paper="ChinaIdImage"
          type="file"
          accept={accept}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? `${id}hint` : `${id}hint ${id}error`}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => void take(target.files?.[0])}
        />
      </span>
      {given === undefined ? null : (
        <p className={styles['photo']}>
          <span className={styles['photoName']}>{name ?? given}</span>
          <ActionButton action={remove} send={leave} look="quiet" />
        </p>
      )}
      <p className={styles['hint']} id={`${id}hint`}>
        {hint}
      </p>
      {error === undefined ? null : (
        <p className={styles['error']} id={`${id}error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

type PapersProps = PartProps<{ papers: PapersView; draft?: Draft | undefined }>;

type TaiwanIdProps = Pick<PapersProps, 'send' | 'draft'> & { readonly paper: NonNullable<PapersView['taiwanId']> };

const givenNumber = (value: string): Command => {
  const taiwanIdNumber = value === '' ? undefined : value;
  return { type: 'GivePapers', papers: { taiwanIdNumber } };
};

const tidy = (text: string): string => text.trim().toUpperCase();

function TaiwanId({ paper, draft, send }: TaiwanIdProps): ReactNode {
  const id = useId();
  const [text, setText] = useState(tidy(draft?.text ?? paper.value));
  const [given, setGiven] = useState(text);
  const write = (next: string): void => {
    draft?.keep(next);
    setText(next);
  };
  const give = (): void => {
    const value = tidy(text);
    write(value);
    if (value === given) return;
    setGiven(value);
    send(givenNumber(value));
  };
  // another country has dropped the number, so the cart gets it again
  const giveAgain = useEffectEvent(() => {
    if (given !== paper.value) send(givenNumber(given));
  });
  useEffect(() => giveAgain(), []);
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{paper.label}</label>
      <input
        className={styles['input']}
        id={id}
        data-paper="TaiwanIdNumber"
        value={text}
        maxLength={10}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={paper.error !== undefined}
        aria-describedby={paper.error === undefined ? `${id}hint` : `${id}hint ${id}error`}
        onChange={({ target }) => write(target.value)}
        onBlur={give}
        onKeyDown={({ key }) => {
          if (key === 'Enter') give();
        }}
      />
      <p className={styles['hint']} id={`${id}hint`}>
        {paper.hint}
      </p>
      {paper.error === undefined ? null : (
        <p className={styles['error']} id={`${id}error`} role="alert">
          {paper.error}
        </p>
      )}
    </div>
  );
}

function Consent({ papers, send }: Omit<PapersProps, 'draft'>): ReactNode {
  const id = useId();
  const { label, isChecked } = papers.consent;
  return (
    <label className={styles['consent']} htmlFor={id}>
      <input
        className={styles['check']}
        id={id}
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => send({ type: 'GivePapers', papers: { isConsented: target.checked } })}
      />
      {label}
    </label>
  );
}

/** The papers for customs and consent. They are not stored beyond the page (OV-10). */
export function Papers({ papers, draft, send }: PapersProps): ReactNode {
  const { title, taiwanId, chinaId } = papers;
  if (title === undefined) return <Consent papers={papers} send={send} />;
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{title}</legend>
      {taiwanId === undefined ? null : <TaiwanId paper={taiwanId} draft={draft} send={send} />}
      {chinaId === undefined ? null : <IdPhoto photo={chinaId} send={send} />}
      <Consent papers={papers} send={send} />
    </fieldset>
  );
}
