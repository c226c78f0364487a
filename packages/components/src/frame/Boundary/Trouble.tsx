import type { TroubleView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import styles from './Trouble.module.scss';

interface TroubleProps {
  readonly trouble: TroubleView;
  readonly onRetry: () => void;
}

/** Says that a part of the page is not there, with a retry; announced when it appears. */
export function Trouble({ trouble: { text, retryLabel }, onRetry }: TroubleProps): ReactNode {
  return (
    <div className={styles['root']} role="alert">
      <p>{text}</p>
      <Button label={retryLabel} onPress={onRetry} />
    </div>
  );
}
