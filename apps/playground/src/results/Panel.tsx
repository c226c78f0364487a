import { useId, type ReactNode, type Ref } from 'react';
import styles from './results.module.scss';

interface PanelProps {
  readonly title: string;
  readonly aside?: ReactNode;
  /** Receives the focus after a press that changes the panel (WA-14). */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

export const Panel = ({ title, aside, headingRef, children }: PanelProps) => {
  const id = useId();
  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id} ref={headingRef} tabIndex={-1} className={styles['title']}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
};

/** Unit names: long lists open on demand. */
export const Names = ({ names, head }: { readonly names: readonly string[]; readonly head: string }) =>
  names.length > 4 ? (
    <details className={styles['names']}>
      <summary>{head}</summary>
      {names.join(' · ')}
    </details>
  ) : (
    <p className={styles['names']}>{head}</p>
  );
