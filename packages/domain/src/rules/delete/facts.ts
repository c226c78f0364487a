import type { CartUnitId } from '../../money/ids.ts';

export interface DeleteFacts {
  /** Units to delete: the selection of the tab, or a single unit. */
  readonly selected: readonly CartUnitId[];
}
