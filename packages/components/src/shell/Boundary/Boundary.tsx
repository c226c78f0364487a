import { Component, type ReactNode } from 'react';
import styles from './Trouble.module.scss';
import type { TroubleView } from '@baguni/presentation';
import { Button } from '../../parts/Button/Button.tsx';
import { observer } from 'mobx-react-lite';
import { useStore } from '../../lib/store.ts';

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

/** A message with a retry, in place of broken content. */
const Broken = observer(function Broken({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return <Trouble trouble={useStore().views.broken} onRetry={onRetry} />;
});

interface BoundaryProps {
  /** Replaces the broken content. By default a message with a retry. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Contains a render error. The rest of the page continues, and the root reports the error (LG-6). */
export class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    if (!this.state.isBroken) return children;
    return fallback ?? <Broken onRetry={() => this.setState({ isBroken: false })} />;
  }
}
