import { useLayoutEffect, type ReactNode } from 'react';
import { Overlay } from '../../frame/Overlay/Overlay.tsx';
import styles from './Waiting.module.scss';

interface WaitingProps {
  /** False while a dialog covers it. */
  readonly isTop: boolean;
  readonly onLeave: () => void;
}

/** Shown in place of a layer whose code is loading: visible where that takes a while, and closed by Escape (LY-04). */
export function Waiting({ isTop, onLeave }: WaitingProps): ReactNode {
  useLayoutEffect(() => {
    // a layer’s own keys come with its code; heard from the moment it shows, as theirs are
    const leave = ({ key }: { readonly key: string }): void => {
      if (isTop && key === 'Escape') onLeave();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isTop, onLeave]);
  return (
    <div className={styles['root']} aria-hidden="true">
      <Overlay loading={{ type: 'Cart', text: '' }} />
    </div>
  );
}
