import type { CartUnitId } from '../../money/ids.ts';
import type { PricedCart } from '../../price/priced/priced-cart.ts';

/** The units whose price counts towards free shipping overseas: those that travel (OV-03, OV-11). None at home. */
export const carriedIn = ({ entries }: PricedCart): ReadonlySet<CartUnitId> =>
  new Set(entries.flatMap(({ place }) => (place.type === 'Oversea' ? [place.cartUnitId] : [])));
