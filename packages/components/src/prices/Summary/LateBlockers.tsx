import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react';
import type { BlockersView } from '@baguni/presentation';
import type { Command } from '@baguni/use-cases';

export interface BlockersProps {
  readonly blockers: BlockersView;
  readonly send: (command: Command) => void;
  /** True before hydration. */
  readonly isDisabled?: boolean;
}

/** Never loads, so that React keeps the server-rendered content. */
const AsDrawn = lazy(() => new Promise<never>(() => undefined));

interface DrawnProps {
  readonly drawn: ReactNode;
}

const Drawn = memo(function Drawn({ drawn }: DrawnProps): ReactNode {
  return <Suspense fallback={null}>{drawn === undefined ? <AsDrawn /> : drawn}</Suspense>;
});

/** Renders order blockers before and after their code is loaded. */
export interface BlockersSource {
  /** Undefined until it and the rules are loaded. */
  readonly Blockers?: ComponentType<BlockersProps> | undefined;
  /** Server-rendered blockers, not interactive; null if there are none. Undefined in a browser. */
  readonly drawnBlockers?: ReactNode;
}

interface LateBlockersProps extends BlockersSource {
  readonly blockers: BlockersView | undefined;
  readonly send: (command: Command) => void;
  /** The order's count and amount: server-rendered blockers may be outdated once they change. */
  readonly order: string;
}

/** Order blockers, server-rendered until their code is loaded (CK-18). */
export function LateBlockers({ blockers, send, order, Blockers, drawnBlockers }: LateBlockersProps): ReactNode {
  const [drawnFor] = useState(order);
  if (Blockers) return blockers && <Blockers blockers={blockers} send={send} />;
  return drawnFor === order ? <Drawn drawn={drawnBlockers} /> : null;
}
