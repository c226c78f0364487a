import type { Option } from 'fp-ts/Option';
import type { CartUnitId } from '../../money/ids.ts';

/** What a page remembers over a reload: which units it knew and which of them were selected (LS-02, WA-25). */
export interface RememberedSelection {
  readonly known: readonly CartUnitId[];
  readonly selected: readonly CartUnitId[];
}

/** The memory of one browser tab. */
export interface Memory {
  readonly recall: () => Option<RememberedSelection>;
  readonly remember: (selection: RememberedSelection) => void;
}
