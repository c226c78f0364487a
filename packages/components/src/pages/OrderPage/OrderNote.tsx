import { useId, type ReactNode } from 'react';
import styles from './OrderPage.module.scss';

interface OrderNoteProps {
  /** What goes with the order as text, e.g. what the shopper wrote for it; nothing shows without it. */
  readonly note: { readonly heading: string; readonly text: string } | undefined;
}

/** What goes with an order beside its lines: its memo (LY-08), when it is brought (LY-09). */
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
