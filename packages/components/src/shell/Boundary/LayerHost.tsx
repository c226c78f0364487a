import { type ReactNode, Suspense, useCallback, useEffect } from 'react';
import type { LazyPart } from '../../lib/lazy-part.ts';
import { Waiting } from '../Waiting/Waiting.tsx';
import { Boundary } from './Boundary.tsx';

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
