import type { Command } from '@baguni/use-cases';
import type { IdPhotoView } from '@baguni/presentation';
import { useId, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { ActionButton } from '../../parts/Button/ActionButton.tsx';
import styles from './OverseasPanel.module.scss';

interface IdPhotoProps {
  readonly photo: IdPhotoView;
  readonly send: (command: Command) => void;
}

/** Returns the first bytes of a file, or `none` if it is unreadable. */
const headOf = async (file: File, bytes: number): Promise<readonly number[]> => {
  try {
    return [...new Uint8Array(await file.slice(0, bytes).arrayBuffer())];
  } catch {
    return [];
  }
};

/** The photo of the identity card. Its file name is not part of the state. */
export function IdPhoto({ photo, send }: IdPhotoProps): ReactNode {
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
