import type { VisitorDeps, Visitors } from '../session/visitors.ts';

/** What the demo is made of. */
export interface DemoDeps extends VisitorDeps {
  readonly visitors: Visitors;
}
