import type { Option } from 'fp-ts/Option';
import type { OfferedOptions } from '../entities/cart/offered-options.ts';
import type { CartUnitId } from '../money/ids.ts';

/** The unit whose options the shopper changes (PG-21). */
export interface OptionChoice {
  /** The unit. */
  readonly cartUnitId: CartUnitId;
  /** What its item offers; none until it was read. */
  readonly offered: Option<OfferedOptions>;
  /** The new options are on their way. */
  readonly isSaving: boolean;
}
