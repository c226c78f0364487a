import { useId, type ReactNode } from 'react';
import styles from './OrderPage.module.scss';

interface OrderNoteProps {
  /** A text of the order, e.g. the memo. Hidden if missing. */
  readonly note: { readonly heading: string; readonly text: string } | undefined;
}

/** Additional information of an order: memo and delivery times. */
export function OrderNote({ note }: OrderNoteProps): ReactNode {
  const id = useId();
  if (note === undefined) return null;
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <h2 className={styles['heading']} id={id}>
        {note.heading}
      </h2>
      <p className={styles['note']}>{note.text}</p>
    </section>
  );
}
