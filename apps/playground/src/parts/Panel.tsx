import { useId, type ReactNode } from 'react';
import styles from './parts.module.scss';

interface PanelProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page under its heading. */
export const Panel = ({ title, aside, children }: PanelProps) => {
  const id = useId();
  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
};
