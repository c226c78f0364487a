import type { ToastView } from '@baguni/presentation';
import { observer } from 'mobx-react-lite';
import styles from './Toasts.module.scss';

export interface PageToasts {
  readonly toasts: readonly ToastView[];
  /** True while a message of higher priority is shown; toasts then wait (`HeldToasts`). */
  readonly isToastCovered: boolean | undefined;
  /** Keeps a toast while a pointer is over it. */
  readonly holdToast: (key: string) => void;
  readonly releaseToast: (key: string) => void;
}

/** The newest toast in the line of messages. All are announced. */
export const Toasts = observer(function Toasts({ overlays }: { readonly overlays: PageToasts }) {
  const { toasts, isToastCovered, holdToast, releaseToast } = overlays;
  return (
    <output>
      {toasts.map(({ key, text }) => (
        <span
          key={key}
          className={styles['toast']}
          data-message={isToastCovered === true ? 'covered' : 'toast'}
          onPointerEnter={() => holdToast(key)}
          onPointerLeave={() => releaseToast(key)}
        >
          {text}
        </span>
      ))}
    </output>
  );
});
