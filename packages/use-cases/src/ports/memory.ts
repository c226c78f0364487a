import type { Option } from 'fp-ts/Option';
import type { CartUnitId } from '@baguni/domain';

/** Known and selected units of a page, kept over a reload (LS-02, WA-25). */
export interface RememberedSelection {
  readonly known: readonly CartUnitId[];
  readonly selected: readonly CartUnitId[];
}

export interface Memory {
  /** Returns the stored selection, or `none` if missing or unreadable. */
  readonly recall: () => Option<RememberedSelection>;
  readonly remember: (selection: RememberedSelection) => void;
}
