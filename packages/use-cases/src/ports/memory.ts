import type { Option } from 'fp-ts/Option';
import type { CartUnitId } from '@baguni/domain';

/** What a page remembers over a reload: which units it knew and which of them were selected (LS-02, WA-25). */
export interface RememberedSelection {
  /** Units that the page knew. */
  readonly known: readonly CartUnitId[];
  /** Those that were selected. */
  readonly selected: readonly CartUnitId[];
}

/** The memory of one browser tab. */
export interface Memory {
  /** What was kept; none where there is nothing that can be read. */
  readonly recall: () => Option<RememberedSelection>;
  /** Keeps this in place of what was kept before. */
  readonly remember: (selection: RememberedSelection) => void;
}
