import { useEffect, type ReactNode } from 'react';
import { Boundary } from '../Boundary/Boundary.tsx';
import { Waiting } from '../Waiting/Waiting.tsx';

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
