import type { ToastView } from '@baguni/presentation';
import { observer } from 'mobx-react-lite';
import { usePageMark } from '../../lib/page-marks.ts';
import styles from './Toasts.module.scss';

export interface PageToasts {
  readonly toasts: readonly ToastView[];
  /** Keeps a toast while a pointer is over it. */
  readonly holdToast: (key: string) => void;
  readonly releaseToast: (key: string) => void;
}

/** The newest toast in the line of messages; it waits for messages of higher priority (`HeldToasts`). All are announced. */
export const Toasts = observer(function Toasts({ overlays }: { readonly overlays: PageToasts }) {
  const { toasts, holdToast, releaseToast } = overlays;
  usePageMark('toast', toasts.length > 0);
  return (
    <output>
      {toasts.map(({ key, text }) => (
        <span
          key={key}
          className={styles['toast']}
          data-message="toast"
          onPointerEnter={() => holdToast(key)}
          onPointerLeave={() => releaseToast(key)}
        >
          {text}
        </span>
      ))}
    </output>
  );
});
