import { observer } from 'mobx-react-lite';
import type { PageToasts } from '../page-overlays.ts';
import styles from './Toasts.module.scss';

export const Toasts = observer(function Toasts({ overlays }: { readonly overlays: PageToasts }) {
  const { toasts, holdToast, releaseToast } = overlays;
  return (
    <output className={styles['root']}>
      {toasts.map(({ key, text }) => (
        <span
          key={key}
          className={styles['toast']}
          onPointerEnter={() => holdToast(key)}
          onPointerLeave={() => releaseToast(key)}
        >
          {text}
        </span>
      ))}
    </output>
  );
});
