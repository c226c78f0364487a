import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStore } from '../../context/store.ts';
import { Trouble } from './Trouble.tsx';

interface BrokenProps {
  readonly onRetry: () => void;
}

/** What stands in for a part of the page that broke: a word, and a retry that draws it anew (LG-6). */
export const Broken = observer(function Broken({ onRetry }: BrokenProps): ReactNode {
  return <Trouble trouble={useStore().views.broken} onRetry={onRetry} />;
});
