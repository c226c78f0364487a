import type { CartUnitId } from '../../money/ids.ts';
import type { PricedCart } from '../../price/priced/priced-cart.ts';

/** Returns the units shipped overseas; empty for domestic orders. */
export const carriedIn = ({ entries }: PricedCart): ReadonlySet<CartUnitId> =>
  new Set(entries.flatMap(({ place }) => (place.type === 'Oversea' ? [place.cartUnitId] : [])));
