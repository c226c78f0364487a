import type { CartUnitType } from '../../entities/cart/cart-unit.ts';
import type { ClubEntry } from './club-entry.ts';

/**
 * Whether the club is offered with dawn delivery in the whole of Seoul: to who can join and buys at SmileFresh (CL-06).
 * @example
 * hasDawnOffer('OneClick', [plainUnit, aSmileFreshUnit()]); // true
 * hasDawnOffer('UpgradeGate', [aSmileFreshUnit()]); // false
 */
export const hasDawnOffer = (entry: ClubEntry, units: readonly { readonly cartUnitType: CartUnitType }[]): boolean =>
  entry !== 'None' && entry !== 'UpgradeGate' && units.some(({ cartUnitType }) => cartUnitType === 'SmileFresh');
