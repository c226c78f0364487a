import type { Command } from '@baguni/use-cases';
import type { PapersView } from '@baguni/presentation';
import { useId, useState, type ReactNode } from 'react';
import { IdPhoto } from './IdPhoto.tsx';
import styles from './OverseasPanel.module.scss';

interface PapersProps {
  readonly papers: PapersView;
  readonly send: (command: Command) => void;
}

type TaiwanIdProps = Pick<PapersProps, 'send'> & { readonly paper: NonNullable<PapersView['taiwanId']> };

function TaiwanId({ paper, send }: TaiwanIdProps): ReactNode {
  const id = useId();
  const [text, setText] = useState(paper.value);
  const [given, setGiven] = useState(paper.value);
  const give = (): void => {
    const value = text.trim().toUpperCase();
    setText(value);
    if (value === given) return;
    setGiven(value);
    const taiwanIdNumber = value === '' ? ({ _tag: 'None' } as const) : ({ _tag: 'Some', value } as const);
    send({ type: 'GivePapers', papers: { taiwanIdNumber } });
  };
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
        onChange={({ target }) => setText(target.value)}
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

function Consent({ papers, send }: PapersProps): ReactNode {
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
export function Papers({ papers, send }: PapersProps): ReactNode {
  const { title, taiwanId, chinaId } = papers;
  if (title === undefined) return <Consent papers={papers} send={send} />;
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{title}</legend>
      {taiwanId === undefined ? null : <TaiwanId paper={taiwanId} send={send} />}
      {chinaId === undefined ? null : <IdPhoto photo={chinaId} send={send} />}
      <Consent papers={papers} send={send} />
    </fieldset>
  );
}
