import { Suspense, type ReactNode } from 'react';
import { Boundary } from './Boundary/Boundary.tsx';
import { useIsHydrated, type LazyPart, type PartProps } from '../lib/lazy-part.ts';

interface ExtrasHostProps extends PartProps {
  readonly part: LazyPart<PartProps>;
}

/** What is around the cart, below it. The cart works without it, so a failure shows nothing (LS-04). */
export function ExtrasHost({ part: { Component }, send }: ExtrasHostProps): ReactNode {
  return useIsHydrated() ? (
    <Boundary fallback={false}>
      <Suspense>
        <Component send={send} />
      </Suspense>
    </Boundary>
  ) : null;
}
