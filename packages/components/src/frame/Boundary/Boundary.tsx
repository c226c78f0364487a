import { Component, type ReactNode } from 'react';
import { Broken } from './Broken.tsx';

interface BoundaryProps {
  /** What stands in for a part that broke while it was drawn; a word and a retry where none is given. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Holds an error to the part that threw it: the rest of the page goes on, and the root reports the error (LG-6). */
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
