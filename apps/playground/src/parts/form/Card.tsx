import type { ReactNode } from 'react';
import { useForm } from './form-context.ts';
import styles from './form.module.scss';

interface CardProps {
  readonly name: string;
  /** What takes it away, and what kind of thing it is; none where it stays. */
  readonly remove?: { readonly kind: string; readonly onRemove: () => void };
  readonly children: ReactNode;
}

/** Fields that belong together, under their name. */
export const Card = ({ name, remove, children }: CardProps) => {
  const { words } = useForm().wording;
  return (
    <fieldset className={styles['card']}>
      <legend className={styles['legend']}>{name}</legend>
      {remove && (
        <button
          type="button"
          className={styles['remove']}
          data-press={remove.kind}
          aria-label={words.remove(name)}
          title={words.remove(name)}
          onClick={remove.onRemove}
        >
          ✕
        </button>
      )}
      {children}
    </fieldset>
  );
};
