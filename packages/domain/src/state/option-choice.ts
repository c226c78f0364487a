import type { Option } from 'fp-ts/Option';
import type { OfferedOptions } from '../entities/cart/offered-options.ts';
import type { CartUnitId } from '../money/ids.ts';

export interface OptionChoice {
  readonly cartUnitId: CartUnitId;
  /** Options of its item, or `none` until read. */
  readonly offered: Option<OfferedOptions>;
  readonly isSaving: boolean;
}
