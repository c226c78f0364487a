import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** What is drawn: with another one it is tried anew. */
  readonly of: unknown;
  /** What stands in its place once it broke. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly of: unknown;
  readonly isBroken: boolean;
}

/** Holds an error to the part that threw it while it was drawn: the rest of the page goes on. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { of: this.props.of, isBroken: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, before: BoundaryState): BoundaryState | null {
    return Object.is(of, before.of) ? null : { of, isBroken: false };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
