import { memo, Suspense, use, type ReactNode } from 'react';

const never = new Promise<never>(() => undefined);

/** Is never ready, so that React leaves alone what the server has drawn in its place. */
function AsDrawn(): ReactNode {
  return use(never);
}

interface DrawnBlockersProps {
  /** On the server alone; null where nothing blocks the order. */
  readonly drawn: ReactNode;
}

/**
 * What blocks the order as the server has drawn it: there with the first view, though its rules and words come to the
 * browser after it (CK-18). Nothing of it can be pressed yet, and nothing where the server has drawn none.
 */
export const DrawnBlockers = memo(function DrawnBlockers({ drawn }: DrawnBlockersProps): ReactNode {
  return <Suspense fallback={null}>{drawn === undefined ? <AsDrawn /> : drawn}</Suspense>;
});
