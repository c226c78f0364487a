import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  /** What stands in for a page that broke while it was drawn. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Holds a break of drawing to the page: the rest of the document lives on, and the root reports it (LG-6). */
export class PageBoundary extends Component<PageBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
