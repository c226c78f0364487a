import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStore } from '../../lib/store.ts';
import { Trouble } from './Trouble.tsx';

interface BrokenProps {
  readonly onRetry: () => void;
}

/** A message with a retry, in place of broken content. */
export const Broken = observer(function Broken({ onRetry }: BrokenProps): ReactNode {
  return <Trouble trouble={useStore().views.broken} onRetry={onRetry} />;
});
