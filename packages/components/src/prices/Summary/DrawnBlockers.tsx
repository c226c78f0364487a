import { memo, Suspense, use, type ReactNode } from 'react';

const never = new Promise<never>(() => undefined);

/** Always suspends, so that React keeps the server-rendered content. */
function AsDrawn(): ReactNode {
  return use(never);
}

interface DrawnBlockersProps {
  /** On the server only. Null if the order is not blocked. */
  readonly drawn: ReactNode;
}

/** Server-rendered blockers, kept until their code is loaded (CK-18). Not interactive before that. */
export const DrawnBlockers = memo(function DrawnBlockers({ drawn }: DrawnBlockersProps): ReactNode {
  return <Suspense fallback={null}>{drawn === undefined ? <AsDrawn /> : drawn}</Suspense>;
});
