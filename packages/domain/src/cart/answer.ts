import type { ApiError } from '../messages/api-error.ts';
import type { PricePart } from './cart.ts';
import type { Either } from '../money/either.ts';

/** A lazy call that returns one value, or an error as data. */
export type Answer<A> = () => Promise<Either<ApiError, A>>;

/** A unit with an unreadable part, shown as not orderable (CM-53). */
export interface Unreadable {
  /** Paths of the bad fields, e.g. `data.units.3.item.itemSellPrice`. */
  readonly unreadable: readonly string[];
}

export interface PartlyRead {
  /** Paths of the bad fields, e.g. `data.shippingBundles.0.shippingFee`; missing if all parts were read. */
  readonly unreadable?: readonly string[];
  /** Parts that the total lacks. */
  readonly missing?: readonly PricePart[];
}
