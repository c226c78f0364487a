import { useId, type ReactNode } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';
import styles from './parts.module.scss';

interface PanelProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page under its heading. The focus stays in it where a press removes what was pressed (WA-14). */
export const Panel = ({ title, aside, children }: PanelProps) => {
  const id = useId();
  const { root, heading } = useKeptFocus();
  return (
    <section ref={root} className={styles['panel']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles['title']}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
};
