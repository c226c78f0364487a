import { Component, type ReactNode, Suspense, useCallback, useEffect } from 'react';
import type { LazyPart } from '../../lib/lazy-part.ts';
import { Waiting } from '../Waiting/Waiting.tsx';
import styles from './Trouble.module.scss';
import type { TroubleView } from '@baguni/presentation';
import { Button } from '../../parts/Button/Button.tsx';
import { observer } from 'mobx-react-lite';
import { useStore } from '../../lib/store.ts';

interface LayerHostProps<Props extends { readonly isTop: boolean }> {
  readonly part: LazyPart<Props>;
  readonly props: Props;
  /** Closes the layer. */
  readonly onLeave: () => void;
  /** Follows if the layer did not load, or broke. */
  readonly onMissing: () => void;
}

/** An open layer, which loads when it first opens. A layer that does not load closes, and the next press loads it again. */
export function LayerHost<Props extends { readonly isTop: boolean }>({
  part,
  props,
  onLeave,
  onMissing,
}: LayerHostProps<Props>): ReactNode {
  const onBroken = useCallback(() => {
    part.reset();
    onLeave();
    onMissing();
  }, [part, onLeave, onMissing]);
  const { Component } = part;
  return (
    <LayerBoundary onBroken={onBroken}>
      <Suspense fallback={<Waiting isTop={props.isTop} onLeave={onLeave} />}>
        <Component {...props} />
      </Suspense>
    </LayerBoundary>
  );
}

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

interface BrokenProps {
  readonly onRetry: () => void;
}

/** A message with a retry, in place of broken content. */
const Broken = observer(function Broken({ onRetry }: BrokenProps): ReactNode {
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

interface LeavingProps {
  /** Closes the layer and shows a message. */
  readonly onBroken: () => void;
}

function Leaving({ onBroken }: LeavingProps): ReactNode {
  useEffect(onBroken, [onBroken]);
  return <Waiting isTop onLeave={onBroken} />;
}

/** Contains an error in a layer: closes it with a message, and the next press retries (LG-6). */
export function LayerBoundary({ onBroken, children }: LeavingProps & { readonly children: ReactNode }): ReactNode {
  return <Boundary fallback={<Leaving onBroken={onBroken} />}>{children}</Boundary>;
}
