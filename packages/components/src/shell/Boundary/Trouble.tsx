import type { TroubleView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import styles from './Trouble.module.scss';

interface TroubleProps {
  readonly trouble: TroubleView;
  readonly onRetry: () => void;
}

/** An alert for missing content, with a retry. */
export function Trouble({ trouble: { text, retryLabel }, onRetry }: TroubleProps): ReactNode {
  return (
    <div className={styles['root']} role="alert">
      <p>{text}</p>
      <Button label={retryLabel} onPress={onRetry} />
    </div>
  );
}
