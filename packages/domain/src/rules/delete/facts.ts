import type { CartUnitId } from '../../money/ids.ts';

/** All that the delete rules may see. */
export interface DeleteFacts {
  /** The units that are to be deleted: the selected ones of the tab, or the one whose button was pressed. */
  readonly selected: readonly CartUnitId[];
}
