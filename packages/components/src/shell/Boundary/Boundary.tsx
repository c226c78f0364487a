import { Component, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useStore } from '../../lib/store.ts';
import { Trouble } from './Trouble.tsx';

interface BrokenProps {
  readonly onRetry: () => void;
}

/** A message with a retry, in place of broken content. */
const Broken = observer(function Broken({ onRetry }: BrokenProps): ReactNode {
  return <Trouble trouble={useStore().views.broken} onRetry={onRetry} />;
});

interface BoundaryProps {
  /** Replaces the broken content. By default a message with a retry. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Contains a render error. The rest of the page continues, and the root reports the error (LG-6). */
export class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    if (!this.state.isBroken) return children;
    return fallback ?? <Broken onRetry={() => this.setState({ isBroken: false })} />;
  }
}
