import type { TaskEither } from 'fp-ts/TaskEither';
import type { ApiError } from '../../../messages/api-error.ts';
import type { CartUnitId } from '../../../money/ids.ts';
import type { PricePart } from '../../../price/price-part.ts';

/** A call: it is sent when run, and answers once, with a value or an error as data. */
export type Answer<A> = TaskEither<ApiError, A>;

/** A unit whose part of an answer could not be read: it shows as not orderable (CM-53). */
export interface Unreadable {
  /** Paths of the bad fields, e.g. `data.units.3.item.itemSellPrice`. */
  readonly unreadable: readonly string[];
}

/** An answer of which parts could not be read: they were left out, and the rest goes on (CM-53). */
export interface PartlyRead {
  /** Paths of the bad fields, e.g. `data.shippingBundles.0.shippingFee`; left out where all was read. */
  readonly unreadable?: readonly string[];
  /** What the total lacks of it. */
  readonly missing?: readonly PricePart[];
}

/** One unit that discounts or shipping are asked for. */
export interface PriceRequest {
  /** The unit. */
  readonly cartUnitId: CartUnitId;
  /** Pieces that it is asked for with. */
  readonly quantity: number;
}
