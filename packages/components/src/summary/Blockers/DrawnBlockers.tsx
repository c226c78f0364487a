import type { BlockerView } from '@baguni/presentation';
import { memo, Suspense, use, type ReactNode } from 'react';
import { Blockers } from './Blockers.tsx';

const never = new Promise<never>(() => undefined);

/** Is never ready, so that React leaves alone what the server has drawn in its place. */
function AsDrawn(): ReactNode {
  return use(never);
}

interface DrawnBlockersProps {
  readonly label: string;
  /** On the server alone. */
  readonly blockers: readonly BlockerView[] | undefined;
}

/**
 * What blocks the order as the server has drawn it: there with the first view, though its rules and words come to the
 * browser after it (CK-18). Nothing of it can be pressed yet, and nothing where the server has drawn none.
 */
export const DrawnBlockers = memo(function DrawnBlockers({ label, blockers }: DrawnBlockersProps): ReactNode {
  return (
    <Suspense fallback={null}>
      {blockers === undefined ? (
        <AsDrawn />
      ) : (
        <Blockers label={label} blockers={blockers} send={() => undefined} isDisabled />
      )}
    </Suspense>
  );
});
