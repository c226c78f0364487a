import { useEffect, type ReactNode } from 'react';
import { Boundary } from '../../frame/Boundary/Boundary.tsx';
import { Waiting } from '../Waiting/Waiting.tsx';

interface LeavingProps {
  /** Closes the layer and says so. */
  readonly onBroken: () => void;
}

function Leaving({ onBroken }: LeavingProps): ReactNode {
  useEffect(onBroken, [onBroken]);
  return <Waiting isTop onLeave={onBroken} />;
}

/** Holds an error to the layer that threw it: it is closed with a word, the page goes on, the next press tries again (LG-6). */
export function LayerBoundary({ onBroken, children }: LeavingProps & { readonly children: ReactNode }): ReactNode {
  return <Boundary fallback={<Leaving onBroken={onBroken} />}>{children}</Boundary>;
}
