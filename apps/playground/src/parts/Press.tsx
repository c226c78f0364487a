import type { ReactNode } from 'react';
import { usePresses } from './presses.ts';
import styles from './parts.module.scss';

interface PressProps {
  /** What it belongs to: where it goes, the focus goes to the next of its kind (WA-14). */
  readonly kind: string;
  readonly look?: 'button' | 'primary' | 'quiet';
  /** In place of what is written on it. */
  readonly label?: string | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button. Where nothing can be pressed it keeps its focus and says why. */
export const Press = ({ kind, look = 'button', label, onPress, children }: PressProps) => {
  const { reason, onRefused } = usePresses();
  const isRefused = reason !== '';
  return (
    <button
      type="button"
      className={styles[look]}
      data-press={kind}
      aria-label={label}
      aria-disabled={isRefused || undefined}
      title={isRefused ? reason : undefined}
      onClick={() => (isRefused ? onRefused(reason) : onPress())}
    >
      {children}
    </button>
  );
};
