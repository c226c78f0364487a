import { useLayoutEffect, type ReactNode } from 'react';
import { Overlay } from '../Overlay/Overlay.tsx';
import styles from './Waiting.module.scss';

/** A placeholder while the code of a layer loads. Escape closes it. */
export function Waiting({ isTop, onLeave }: { readonly isTop: boolean; readonly onLeave: () => void }): ReactNode {
  useLayoutEffect(() => {
    // the layer’s own key handling is not loaded yet
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
