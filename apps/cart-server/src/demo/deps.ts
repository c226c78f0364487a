import type { VisitorDeps, Visitors } from '../session/visitors.ts';

/** What the demo's routes need. */
export interface DemoDeps extends VisitorDeps {
  readonly visitors: Visitors;
}
