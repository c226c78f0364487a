import type { Draft, MemoDraftView, MemoLayerView } from '@baguni/presentation';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { DialogLayer } from '../../parts/DialogLayer/DialogLayer.tsx';
import { ActionButton, Button } from '../../parts/Button/Button.tsx';
import type { TopProps } from '../../lib/store.ts';
import styles from './MemoLayer.module.scss';

interface MemoLayerProps extends TopProps {
  readonly memo: MemoLayerView;
  /** Keeps the typed text after the layer is closed or the page is reloaded. */
  readonly draft: Draft;
}

/** Delay before the length is announced, in ms. Announcing each key would disturb. */
const PAUSE_MS = 1000;

/** Announces the length after a pause in typing. */
function Said({ count, error = '' }: MemoDraftView): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(`${count} ${error}`), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [count, error]);
  return <output className="visually-hidden">{said}</output>;
}

interface FieldProps extends Pick<MemoLayerProps, 'memo'> {
  readonly text: string;
  readonly draft: MemoDraftView;
  readonly onWrite: (text: string) => void;
}

function Field({ memo: { label, hint }, text, draft: { count, error }, onWrite }: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles['root']}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={styles['input']}
        rows={4}
        autoComplete="off"
        value={text}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={`${id}-hint ${id}-count`}
        onChange={({ target }) => onWrite(target.value)}
      />
      <p className={styles['count']} id={`${id}-count`}>
        {error === undefined ? null : <strong className={styles['error']}>{error}</strong>}{' '}
        <span className={styles['length']}>{count}</span>
      </p>
      <p className={styles['hint']} id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}

/** The memo form: shows its length, saves and clears it (LY-08). Closing saves; text that is too long stays as a draft. */
export function MemoLayer({ memo, draft: kept, isTop, send }: MemoLayerProps): ReactNode {
  const { saveLabel, clear } = memo;
  const [text, setText] = useState(kept.text ?? memo.text);
  const draft = memo.draftOf(text);
  const write = (next: string): void => {
    kept.keep(next);
    setText(next);
  };
  const save: MemoLayerProps['send'] = (command) => {
    kept.keep(undefined);
    send(command);
  };
  const close = (): void => {
    if (text === memo.text || draft.error !== undefined) send({ type: 'CloseSideLayer' });
    else save({ type: 'SaveMemo', text });
  };
  const foot = (
    <div className={styles['foot']}>
      {clear === undefined ? null : <ActionButton action={clear} send={save} size="large" />}
      <Button
        label={saveLabel}
        isEnabled={draft.error === undefined}
        reason={draft.error}
        onPress={() => save({ type: 'SaveMemo', text })}
        look="primary"
        size="large"
      />
    </div>
  );
  return (
    <DialogLayer
      layer={{ ...memo, type: 'CartMemo', domId: 'cart-memo', isTop }}
      shape="note"
      onClose={close}
      foot={foot}
    >
      <Field memo={memo} text={text} draft={draft} onWrite={write} />
      <Said {...draft} />
    </DialogLayer>
  );
}
