import { useState, type ReactNode } from 'react';
import styles from './form.module.scss';

interface SectionProps {
  readonly title: string;
  /** How many things are in it, where it holds things. */
  readonly count?: number;
  readonly isOpenAtFirst?: boolean;
  readonly children: () => ReactNode;
}

/** A part of the form that opens; what is closed is not drawn. */
export const Section = ({ title, count = 0, isOpenAtFirst = false, children }: SectionProps) => {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details
      className={styles['section']}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles['summary']}>
        {title}
        {count > 0 && <span className={styles['count']}>{count}</span>}
      </summary>
      {isOpen && <div className={styles['inside']}>{children()}</div>}
    </details>
  );
};
