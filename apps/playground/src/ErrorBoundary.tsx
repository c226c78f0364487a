import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** A new subject is rendered again. */
  readonly subject: unknown;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly subject: unknown;
  readonly hasFailed: boolean;
}

/** Shows a message if its children throw, so that the editors stay usable. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { subject: this.props.subject, hasFailed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ subject }: BoundaryProps, before: BoundaryState): BoundaryState | null {
    return Object.is(subject, before.subject) ? null : { subject, hasFailed: false };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <p role="alert">The results cannot be shown. This is a bug of the playground, not of your cart.</p>;
  }
}
